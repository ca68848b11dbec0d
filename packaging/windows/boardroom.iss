; The installer for Windows (Inno Setup 6): ISCC.exe -DVersion=1.2.3 packaging\windows\boardroom.iss, after tools.package.
; For one person without being asked for rights, or for everybody; saves and settings stay when it is removed.

#ifndef Version
  #error Say the version: -DVersion=1.2.3
#endif

[Setup]
AppId={{6E2F2C0B-6C1B-4E0C-9B2B-5B0A8C8B6C57}
AppName=Boardroom
AppVersion={#Version}
AppPublisher=the Boardroom authors
DefaultDirName={autopf}\Boardroom
DefaultGroupName=Boardroom
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
SourceDir=..\..
OutputDir=dist
OutputBaseFilename=boardroom-{#Version}-setup
SetupIconFile=build\package\boardroom.ico
UninstallDisplayIcon={app}\boardroom.exe
LicenseFile=LICENSE
Compression=lzma2
SolidCompression=yes
WizardStyle=modern
ChangesAssociations=yes
CloseApplications=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "es"; MessagesFile: "compiler:Languages\Spanish.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"

[CustomMessages]
en.Match=Boardroom game
es.Match=Partida de Boardroom
fr.Match=Partie de Boardroom

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked

[InstallDelete]
; What an older version brought and this one doesn't must not be found.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "dist\boardroom\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[Icons]
Name: "{group}\Boardroom"; Filename: "{app}\boardroom.exe"
Name: "{autodesktop}\Boardroom"; Filename: "{app}\boardroom.exe"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.boardroom\OpenWithProgids"; ValueType: string; ValueName: "Boardroom.Match"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Boardroom.Match"; ValueType: string; ValueData: "{cm:Match}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Boardroom.Match\DefaultIcon"; ValueType: string; ValueData: "{app}\boardroom.exe,0"
Root: HKA; Subkey: "Software\Classes\Boardroom.Match\shell\open\command"; ValueType: string; ValueData: """{app}\boardroom.exe"" ""%1"""

[Run]
Filename: "{app}\boardroom.exe"; Description: "{cm:LaunchProgram,Boardroom}"; Flags: nowait postinstall skipifsilent

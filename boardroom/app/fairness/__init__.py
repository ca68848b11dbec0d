"""Fair chance: fingerprint, salt, seed and check; and statistics of throws."""

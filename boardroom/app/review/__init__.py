"""Looking back at a match: what every position was worth, where it turned, and what would have been better."""

/** The events of the security log and their names in the panel. Pure. */

export const securityEventLabels = {
  'sign-in': 'Signed in',
  'sign-in-failed': 'Failed sign-in',
  'sign-out': 'Logged out',
  'session-ended': 'Ended sessions',
  'password-confirmed': 'Gave the password again',
  'confirmation-failed': 'Gave a wrong password',
  'code-refused': 'Gave a wrong code',
  'password-changed': 'Changed the password',
  'second-factor-on': 'Set up the second factor',
  'second-factor-off': 'Turned off the second factor',
  'recovery-code-used': 'Used a recovery code',
  'recovery-codes-made': 'Made new recovery codes',
  invited: 'Invited somebody',
  'invitation-withdrawn': 'Withdrew an invitation',
  'account-made': 'Accepted an invitation',
  'account-removed': 'Removed an account',
  'role-changed': 'Changed a role',
  exported: 'Exported',
  refused: 'Was refused (403)',
}

export type SecurityEventName = keyof typeof securityEventLabels

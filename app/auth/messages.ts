/** The messages of the sign-in (AUTH-3). */
export const signInMessages = {
  missing: 'Please enter both username and password',
  wrong: 'Invalid username or password',
  /** For a request that failed on the network. */
  failed: 'Login failed. Please try again.',
  success: 'Login successful',
}

/** What signing in says (AUTH-3). */
export const signInMessages = {
  missing: 'Please enter both username and password',
  wrong: 'Invalid username or password',
  /** The request did not get through. */
  failed: 'Login failed. Please try again.',
  success: 'Login successful',
}

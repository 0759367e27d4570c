/** The roles of accounts (AUTH-7). Pure. */

/** What an editor may do, an administrator may too. */
export const roles = ['administrator', 'editor'] as const

export type Role = (typeof roles)[number]

/** Who changes something: the name for the activity, and the role that says whether they may. */
export type Actor = { username: string; role: Role }

export const roleLabels: Record<Role, string> = { administrator: 'Administrator', editor: 'Editor' }

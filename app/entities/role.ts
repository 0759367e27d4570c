/** The roles of accounts (AUTH-7). Pure. */

/** What an editor may do, an administrator may too. */
export const roles = ['administrator', 'editor'] as const

export type Role = (typeof roles)[number]

export const roleLabels: Record<Role, string> = { administrator: 'Administrator', editor: 'Editor' }

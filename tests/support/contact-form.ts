/** The contact form in the language of the journey. */
import type { Page } from '@playwright/test'
import { words } from './words.ts'

export const firstName = (page: Page) => page.getByLabel(words('First name'), { exact: true })
export const message = (page: Page) => page.getByLabel(words('Message'), { exact: true })
export const send = (page: Page) => page.getByRole('button', { name: words('Send message') })

/** Toasts, shown by the early script (TOAST-1). */
import { pageService } from './page-services.ts'

/** How long a message is shown, in milliseconds. */
export const SHOWN_FOR_MS = 5000

export type ToastMessage = {
  title: string
  text?: string
  /** An error: shown in the danger colour and announced at once. */
  isProblem?: true
  /** What the page shows too: small, the text only where it fits beside the title. */
  isShort?: true
  action?: { label: string; to: string } | { label: string; post: string; fields: Record<string, string> }
}

export type Toasts = {
  /** Shows the message instead of the one before. */
  show: (message: ToastMessage) => void
  /** Loads what a message needs, so that one can be shown when the connection is lost. */
  prepare: () => Promise<void>
  /** Shows toasts inside this modal dialog, which covers the rest of the page. @returns a function that ends this */
  openedDialog: (dialog: HTMLElement) => () => void
}

export const toasts = pageService<Toasts>('toasts')

export const toast = (message: ToastMessage): void => toasts.get().show(message)

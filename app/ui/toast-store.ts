/** Short messages to the visitor: at most one is seen at a time, a new one takes the place of the old. */
import { useSyncExternalStore } from 'react'

export type ToastMessage = {
  title: string
  text?: string
  /** Something did not work: shown in the colour of danger and read out at once. */
  isProblem?: true
  action?: { label: string; to: string } | { label: string; post: string; fields: Record<string, string> }
}

type Shown = ToastMessage & { id: number }

let shown: Shown | null = null
let lastId = 0
const listeners = new Set<() => void>()

function show(next: Shown | null): void {
  shown = next
  for (const listener of listeners) listener()
}

/** What the page shows as a modal dialog: all else lies below it, and toasts have to be inside. */
let dialogs: HTMLElement[] = []

/** Names an open modal dialog. @returns what to call when it closes */
export function openedDialog(dialog: HTMLElement): () => void {
  dialogs = [...dialogs, dialog]
  show(shown)
  return () => {
    dialogs = dialogs.filter(other => other !== dialog)
    show(shown)
  }
}

/** The dialog that lies on top; null where there is none. */
export const useTopDialog = (): HTMLElement | null =>
  useSyncExternalStore(
    subscribe,
    () => dialogs.at(-1) ?? null,
    () => null,
  )

export function toast(message: ToastMessage): void {
  lastId += 1
  show({ ...message, id: lastId })
}

/** Takes this message away, unless another has taken its place. */
export const dismissToast = (id: number): void => {
  if (shown?.id === id) show(null)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useToast = (): Shown | null =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  )

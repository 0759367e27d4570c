/** Toasts: at most one is visible, a new one replaces the old. */
import { useSyncExternalStore } from 'react'

export type ToastMessage = {
  title: string
  text?: string
  /** An error: shown in the danger colour and announced at once. */
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

/** Open modal dialogs, topmost last. Toasts are rendered inside the topmost, since a modal covers the rest of the page. */
let dialogs: HTMLElement[] = []

/** Registers an open modal dialog. @returns a function that unregisters it */
export function openedDialog(dialog: HTMLElement): () => void {
  dialogs = [...dialogs, dialog]
  show(shown)
  return () => {
    dialogs = dialogs.filter(other => other !== dialog)
    show(shown)
  }
}

/** The topmost modal dialog, or null. */
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

/** Removes this message unless another has replaced it. */
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

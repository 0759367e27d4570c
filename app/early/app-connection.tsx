/** Connects the running application with the early script. */
import { useNavigate, useSubmit } from '@remix-run/react'
import { useEffect } from 'react'
import { navigation } from '#app/ui/navigation.ts'
import { toasts } from '#app/ui/toast.ts'

/** Rendered around all routes, so that its effects run after those of the page. */
export function AppConnection() {
  const navigate = useNavigate()
  const submit = useSubmit()
  useEffect(() => {
    navigation.get().connect({
      go: (path, { replace }) => navigate(path, { replace, preventScrollReset: replace }),
      post: (path, fields) => submit(fields, { method: 'post', action: path }),
    })
  }, [navigate, submit])
  useEffect(() => void toasts.get().prepare(), [])
  return null
}

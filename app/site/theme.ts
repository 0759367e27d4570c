/** The theme: the device's, unless the visitor chose one, which is stored in the browser. */

const THEME_KEY = 'theme'
export type Theme = 'light' | 'dark'

/** Runs in the head before the first paint: marks the page as scripted and applies a stored theme. */
export const themeScript = `{let d=document.documentElement;d.dataset.script='';try{let t=localStorage.${THEME_KEY};if(t==='light'||t==='dark')d.dataset.theme=t}catch(e){}}`

/** The current theme. */
export function shownTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Applies and stores a theme; without storage it lasts as long as the page. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  try {
    localStorage.setItem(THEME_KEY, theme)
  } catch {
    // Storage unavailable, for example in private browsing.
  }
}

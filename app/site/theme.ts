/** The theme: the device's, unless the visitor chose one, which the browser remembers. */

const THEME_KEY = 'theme'
export type Theme = 'light' | 'dark'

/** Runs in the head before anything is painted: marks the page as scripted and applies a remembered theme. */
export const earlyScript = `(function(d){d.dataset.script='';try{var t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')d.dataset.theme=t}catch(e){}})(document.documentElement)`

/** The theme on the screen now. */
export function shownTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Shows this theme and remembers it; a browser that forbids storage forgets it with the page. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  try {
    localStorage.setItem(THEME_KEY, theme)
  } catch {
    // Private browsing: nothing to keep it in.
  }
}

// Sets the remembered colour scheme before the first paint; loaded in the head, in the way of rendering on purpose.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage may be forbidden: the system's scheme stands.
}

const style = `body{font:16px/1.5 system-ui,sans-serif;display:grid;place-content:center;min-height:90vh;margin:0;background:#f6f6f8;color:#1b1d27}
main{background:#fff;padding:2rem;border-radius:6px;box-shadow:0 0 0 1px #e3e4e8;width:min(20rem,85vw)}h1{font-size:1.25rem;margin:0 0 1rem}
label{display:block;margin:1rem 0 .25rem}input{width:100%;box-sizing:border-box;font:inherit;padding:.5rem;border:1px solid #767a88;border-radius:4px}
button{font:inherit;margin-top:1.5rem;padding:.5rem 1rem;border:0;border-radius:4px;background:#3049c8;color:#fff;cursor:pointer}
:focus-visible{outline:3px solid #3049c8;outline-offset:2px}[role=alert]{color:#a81f15;margin:0}`

export interface PageForm {
  title: string
  /** Path that the form is posted to. */
  action: string
  fields: readonly { name: string; label: string; type: 'email' | 'password'; autocomplete: string }[]
  hidden: Readonly<Record<string, string>>
  button: string
  error?: string
}

/** A page that holds one form, or a text where there is nothing to fill in. It loads nothing and runs nothing. */
export function pageResponse(content: PageForm | { title: string; text: string }, status: number, redirectOrigin = ''): Response {
  const inner = 'text' in content ? `<p>${escapeHtml(content.text)}</p>` : formHtml(content)
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(content.title)}</title><style>${style}</style><main><h1>${escapeHtml(content.title)}</h1>${inner}</main></html>`
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      // Keeps a one-time code from other sites; without any referrer a browser would send the form with `Origin: null`.
      'Referrer-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
      // The answer to the form leads back to the Studio, and browsers hold redirects to this rule too.
      'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${redirectOrigin}; frame-ancestors 'none'; base-uri 'none'`,
    },
  })
}

function formHtml({ action, fields, hidden, button, error }: PageForm): string {
  const inputs = fields.map(
    ({ name, label, type, autocomplete }) =>
      `<label for="${name}">${escapeHtml(label)}</label><input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" required>`,
  )
  const kept = Object.entries(hidden).map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
  const alert = error === undefined ? '' : `<p role="alert">${escapeHtml(error)}</p>`
  return `<form method="post" action="${escapeHtml(action)}">${alert}${inputs.join('')}${kept.join('')}<button>${escapeHtml(button)}</button></form>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

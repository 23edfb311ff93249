import { createHash } from 'node:crypto'
import type { Language } from '#shared/config.ts'
import { escapeHtml } from '../mail/html.ts'

interface PageTexts {
  title: string
  question: string
  button: string
  done: string
  invalid: string
  later: string
  home: string
}

const TEXTS: Readonly<Record<Language, PageTexts>> = {
  en: {
    title: 'Newsletter',
    question: 'Stop sending the newsletter to this address?',
    button: 'Unsubscribe',
    done: 'Done. We will send no more newsletters to this address.',
    invalid: 'This link is not complete. Please use it exactly as it appears in the e-mail.',
    later: 'This isn’t possible right now. Please try again in a few minutes. Your address is still on the list.',
    home: 'To the home page',
  },
  de: {
    title: 'Newsletter',
    question: 'Sollen wir den Newsletter nicht mehr an diese Adresse senden?',
    button: 'Abbestellen',
    done: 'Erledigt. An diese Adresse senden wir keinen Newsletter mehr.',
    invalid: 'Dieser Link ist nicht vollständig. Bitte verwenden Sie ihn genau so, wie er in der E-Mail steht.',
    later:
      'Das ist im Moment nicht möglich. Bitte versuchen Sie es in einigen Minuten erneut. Ihre Adresse steht noch auf der Liste.',
    home: 'Zur Startseite',
  },
  hi: {
    title: 'न्यूज़लेटर',
    question: 'क्या हम इस पते पर न्यूज़लेटर भेजना बंद कर दें?',
    button: 'सदस्यता समाप्त करें',
    done: 'हो गया। इस पते पर अब न्यूज़लेटर नहीं आएगा।',
    invalid: 'यह लिंक पूरा नहीं है। कृपया ई-मेल में दिया गया लिंक ज्यों का त्यों इस्तेमाल करें।',
    later: 'यह अभी संभव नहीं है। कृपया कुछ मिनट बाद फिर से प्रयास करें। आपका पता अभी सूची में है।',
    home: 'मुखपृष्ठ पर जाएँ',
  },
  ja: {
    title: 'ニュースレター',
    question: 'このアドレスへのニュースレターの配信を停止しますか？',
    button: '購読を解除する',
    done: '解除しました。今後このアドレスにニュースレターは届きません。',
    invalid: 'リンクが不完全です。メールに記載されたリンクをそのままご利用ください。',
    later: 'ただいま解除できません。数分後にもう一度お試しください。メールアドレスはまだ登録されています。',
    home: 'ホームへ',
  },
}

/** The site's colours and measures in a few lines: a page that a mail leads to waits for no file. */
const STYLE = `:root{color-scheme:light dark;font:1.0625rem/1.6 system-ui,sans-serif;--paper:light-dark(#fbfaf6,#15191e);--ink:light-dark(#0d1829,#eeebe3);
--signal:light-dark(#bd4200,#ff8b3e);--on-signal:light-dark(#fff,#15191e);--focus:light-dark(#0a6277,#7fd6e8)}
body{margin:0;background:var(--paper);color:var(--ink)}
main{max-width:34rem;margin:0 auto;padding:4rem 1.5rem}
h1{margin:0 0 1.5rem;font-size:2.25rem;line-height:1.15}
button{min-height:3rem;padding:.625rem 1.5rem;border:0;border-radius:2px;background:var(--signal);color:var(--on-signal);font:inherit;font-weight:600;cursor:pointer}
a{color:inherit;text-decoration:underline var(--signal) 2px;text-underline-offset:.25em}
:focus-visible{outline:3px solid var(--focus);outline-offset:3px}`
const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`

const STATUS = { question: 200, done: 200, invalid: 403, later: 503 }

/** The page behind the unsubscribe link: it asks first, since mail programs open links by themselves to look at them. */
export function unsubscribePage(state: 'question' | 'done' | 'invalid' | 'later', language: Language): Response {
  const texts = TEXTS[language]
  const form =
    state === 'question' || state === 'later'
      ? `<form method="post"><button type="submit">${escapeHtml(texts.button)}</button></form>`
      : ''
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(texts.title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(texts.title)}</h1><p>${escapeHtml(texts[state])}</p>${form}
<p><a href="/">${escapeHtml(texts.home)}</a></p></main></body></html>`
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': `default-src 'none'; style-src ${STYLE_HASH}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    'Cache-Control': 'no-store',
  }
  return new Response(html, { status: STATUS[state], headers })
}

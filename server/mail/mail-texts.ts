import type { Language } from '#shared/config.ts'

/** What mails say. `{title}`, `{brochure}` and `{site}` come from the CMS, never from a form. */
export interface MailTexts {
  registration: { subject: string; intro: string; when: string; where: string; page: string; join: string; calendar: string }
  recording: { subject: string; ready: string; watch: string; later: string }
  brochure: { subject: string; intro: string; download: string }
  newsletter: { subject: string; intro: string; unsubscribe: string; unsubscribeLink: string }
  closing: string
}

const en: MailTexts = {
  registration: {
    subject: 'Your registration: {title}',
    intro: 'You are registered for {title}.',
    when: 'When: ',
    where: 'Where: ',
    page: 'All details:',
    join: 'Join here:',
    calendar: 'The attached file puts the date into your calendar.',
  },
  recording: {
    subject: 'The recording: {title}',
    ready: 'You asked for the recording of {title}.',
    watch: 'Watch it here:',
    later: 'The recording is not ready yet. This page tells when it is:',
  },
  brochure: {
    subject: '{brochure}',
    intro: 'You asked us to send you this brochure: {brochure}.',
    download: 'Download it within 14 days:',
  },
  newsletter: {
    subject: 'Welcome to the newsletter of {site}',
    intro: 'This address now gets the newsletter of {site}.',
    unsubscribe: 'You did not ask for it, or changed your mind?',
    unsubscribeLink: 'Unsubscribe with one click',
  },
  closing: 'You get this mail because this address was entered on the site of {site}.',
}

const de: MailTexts = {
  registration: {
    subject: 'Ihre Anmeldung: {title}',
    intro: 'Sie sind angemeldet: {title}.',
    when: 'Wann: ',
    where: 'Wo: ',
    page: 'Alle Einzelheiten:',
    join: 'Hier teilnehmen:',
    calendar: 'Die angehängte Datei trägt den Termin in Ihren Kalender ein.',
  },
  recording: {
    subject: 'Die Aufzeichnung: {title}',
    ready: 'Sie haben um die Aufzeichnung gebeten: {title}.',
    watch: 'Hier ansehen:',
    later: 'Die Aufzeichnung ist noch nicht fertig. Diese Seite zeigt, wann sie es ist:',
  },
  brochure: {
    subject: '{brochure}',
    intro: 'Sie haben um diese Broschüre gebeten: {brochure}.',
    download: 'Herunterladen (14 Tage lang):',
  },
  newsletter: {
    subject: 'Willkommen beim Newsletter von {site}',
    intro: 'Diese Adresse bekommt von nun an den Newsletter von {site}.',
    unsubscribe: 'Sie haben ihn nicht bestellt oder es sich anders überlegt?',
    unsubscribeLink: 'Mit einem Klick abbestellen',
  },
  closing: 'Sie bekommen diese Mail, weil diese Adresse auf der Website von {site} eingegeben wurde.',
}

const hi: MailTexts = {
  registration: {
    subject: 'आपका पंजीकरण: {title}',
    intro: 'आप {title} के लिए पंजीकृत हैं।',
    when: 'कब: ',
    where: 'कहाँ: ',
    page: 'सारी जानकारी:',
    join: 'यहाँ जुड़ें:',
    calendar: 'संलग्न फ़ाइल से यह तारीख आपके कैलेंडर में जुड़ जाती है।',
  },
  recording: {
    subject: 'रिकॉर्डिंग: {title}',
    ready: 'आपने {title} की रिकॉर्डिंग माँगी थी।',
    watch: 'यहाँ देखें:',
    later: 'रिकॉर्डिंग अभी तैयार नहीं है। तैयार होने पर यह पृष्ठ बताएगा:',
  },
  brochure: {
    subject: '{brochure}',
    intro: 'आपने यह ब्रोशर माँगा था: {brochure}।',
    download: '14 दिनों के भीतर डाउनलोड करें:',
  },
  newsletter: {
    subject: '{site} के न्यूज़लेटर में आपका स्वागत है',
    intro: 'अब से इस पते पर {site} का न्यूज़लेटर आएगा।',
    unsubscribe: 'आपने इसे नहीं माँगा था, या आपका मन बदल गया है?',
    unsubscribeLink: 'एक क्लिक में सदस्यता समाप्त करें',
  },
  closing: 'यह मेल इसलिए आया है कि {site} की साइट पर यह पता दर्ज किया गया था।',
}

const ja: MailTexts = {
  registration: {
    subject: 'お申し込み: {title}',
    intro: '{title} のお申し込みを受け付けました。',
    when: '日時: ',
    where: '場所: ',
    page: '詳細:',
    join: '参加はこちら:',
    calendar: '添付ファイルを開くと、予定をカレンダーに登録できます。',
  },
  recording: {
    subject: '録画: {title}',
    ready: '{title} の録画のご請求を受け付けました。',
    watch: '視聴はこちら:',
    later: '録画はまだ準備中です。準備ができ次第、こちらのページでお知らせします:',
  },
  brochure: {
    subject: '{brochure}',
    intro: 'ご請求のカタログ: {brochure}',
    download: 'ダウンロード（14日以内）:',
  },
  newsletter: {
    subject: '{site} ニュースレターへようこそ',
    intro: 'このアドレスに {site} のニュースレターをお送りします。',
    unsubscribe: 'お心当たりがない場合や、購読をやめたい場合:',
    unsubscribeLink: 'ワンクリックで解除する',
  },
  closing: 'このメールは、{site} のサイトでこのアドレスが入力されたためお送りしています。',
}

export const MAIL_TEXTS: Readonly<Record<Language, MailTexts>> = { en, de, hi, ja }

/** Puts values into the places of a text. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
}

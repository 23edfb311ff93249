import type { Language } from '#shared/config.ts'

/** What mails say. `{title}`, `{brochure}` and `{site}` come from the CMS, never from a form. */
export interface MailTexts {
  registration: { subject: string; intro: string; when: string; where: string; page: string; join: string; calendar: string }
  recording: { subject: string; ready: string; watch: string; later: string }
  brochure: { subject: string; intro: string; download: string }
  newsletter: { subject: string; intro: string; unsubscribe: string; unsubscribeLink: string }
  /** A day and its hours, as the pages put them. */
  dayAndHours: string
  closing: string
}

const en: MailTexts = {
  registration: {
    subject: 'Your registration: {title}',
    intro: 'You are registered for “{title}”.',
    when: 'When: ',
    where: 'Where: ',
    page: 'All details:',
    join: 'Join here:',
    calendar: 'Open the attached file to add the date to your calendar.',
  },
  recording: {
    subject: 'The recording: {title}',
    ready: 'You asked for the recording of “{title}”.',
    watch: 'Watch it here:',
    later: 'The recording is not ready yet. You will see on this page when it is:',
  },
  brochure: {
    subject: '{brochure}',
    intro: 'You asked us to send you this brochure: {brochure}.',
    download: 'Download it within 14 days:',
  },
  newsletter: {
    subject: 'Welcome to the newsletter of {site}',
    intro: 'This address now receives the newsletter of {site}.',
    unsubscribe: 'Not your request, or changed your mind?',
    unsubscribeLink: 'Unsubscribe with one click',
  },
  dayAndHours: '{day}, {hours}',
  closing: 'You are receiving this e-mail because this address was entered on the website of {site}.',
}

const de: MailTexts = {
  registration: {
    subject: 'Ihre Anmeldung: {title}',
    intro: 'Sie sind für „{title}“ angemeldet.',
    when: 'Wann: ',
    where: 'Wo: ',
    page: 'Alle Informationen:',
    join: 'Hier teilnehmen:',
    calendar: 'Mit der angehängten Datei übernehmen Sie den Termin in Ihren Kalender.',
  },
  recording: {
    subject: 'Die Aufzeichnung: {title}',
    ready: 'Sie haben die Aufzeichnung von „{title}“ angefordert.',
    watch: 'Hier ansehen:',
    later: 'Die Aufzeichnung ist noch nicht fertig. Auf dieser Seite sehen Sie, sobald sie bereitsteht:',
  },
  brochure: {
    subject: '{brochure}',
    intro: 'Sie haben diese Broschüre angefordert: {brochure}.',
    download: 'Download (14 Tage lang möglich):',
  },
  newsletter: {
    subject: 'Willkommen beim Newsletter von {site}',
    intro: 'An diese Adresse senden wir ab jetzt den Newsletter von {site}.',
    unsubscribe: 'Sie haben ihn nicht bestellt oder es sich anders überlegt?',
    unsubscribeLink: 'Mit einem Klick abbestellen',
  },
  dayAndHours: '{day}, {hours}',
  closing: 'Sie erhalten diese E-Mail, weil diese Adresse auf der Website von {site} eingegeben wurde.',
}

const hi: MailTexts = {
  registration: {
    subject: 'आपका पंजीकरण: {title}',
    intro: '“{title}” के लिए आपका पंजीकरण हो गया है।',
    when: 'कब: ',
    where: 'कहाँ: ',
    page: 'सारी जानकारी:',
    join: 'यहाँ जुड़ें:',
    calendar: 'यह तारीख अपने कैलेंडर में जोड़ने के लिए संलग्न फ़ाइल खोलें।',
  },
  recording: {
    subject: 'रिकॉर्डिंग: {title}',
    ready: 'आपने “{title}” की रिकॉर्डिंग का अनुरोध किया था।',
    watch: 'यहाँ देखें:',
    later: 'रिकॉर्डिंग अभी तैयार नहीं है। तैयार होने की जानकारी इस पृष्ठ पर मिलेगी:',
  },
  brochure: {
    subject: '{brochure}',
    intro: 'आपने इस ब्रोशर का अनुरोध किया था: {brochure}',
    download: '14 दिनों के भीतर डाउनलोड करें:',
  },
  newsletter: {
    subject: '{site} के न्यूज़लेटर में आपका स्वागत है',
    intro: 'अब से इस पते पर {site} का न्यूज़लेटर आएगा।',
    unsubscribe: 'यदि आपने इसकी सदस्यता नहीं ली थी या अब इसे नहीं चाहते:',
    unsubscribeLink: 'एक क्लिक में सदस्यता समाप्त करें',
  },
  dayAndHours: '{day}, {hours}',
  closing: 'आपको यह ई-मेल इसलिए मिला है क्योंकि {site} की वेबसाइट पर यह पता दर्ज किया गया था।',
}

const ja: MailTexts = {
  registration: {
    subject: 'ご登録：{title}',
    intro: '「{title}」の参加登録を受け付けました。',
    when: '日時：',
    where: '場所：',
    page: '詳細：',
    join: '参加はこちら：',
    calendar: '添付ファイルを開くと、予定をカレンダーに登録できます。',
  },
  recording: {
    subject: '録画：{title}',
    ready: '「{title}」の録画視聴のお申し込みを受け付けました。',
    watch: '視聴はこちら：',
    later: '録画はまだ準備中です。準備ができ次第、こちらのページでお知らせします：',
  },
  brochure: {
    subject: '{brochure}',
    intro: 'ご請求いただいたカタログ：{brochure}',
    download: 'ダウンロード（14日間有効）：',
  },
  newsletter: {
    subject: '{site} のニュースレターへようこそ',
    intro: '今後、このメールアドレスに {site} のニュースレターをお送りします。',
    unsubscribe: 'お心当たりがない場合や、購読をやめたい場合：',
    unsubscribeLink: 'ワンクリックで購読を解除する',
  },
  dayAndHours: '{day} {hours}',
  closing: 'このメールは、{site} のウェブサイトでこのメールアドレスが入力されたため、お送りしています。',
}

export const MAIL_TEXTS: Readonly<Record<Language, MailTexts>> = { en, de, hi, ja }

/** Puts values into the places of a text. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
}

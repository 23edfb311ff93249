import type { Language } from '../config.ts'

type Consent = Record<Language, string>

export const registrationConsent: Consent = {
  en: 'By sending this form you agree that we use these details to handle your registration and to write to you about it. Our privacy policy says how we treat them.',
  de: 'Mit dem Absenden willigen Sie ein, dass wir Ihre Angaben für die Anmeldung verwenden und Sie dazu kontaktieren. Wie wir damit umgehen, steht in der Datenschutzerklärung.',
  hi: 'यह फ़ॉर्म भेजकर आप सहमति देते हैं कि हम इन जानकारियों का उपयोग आपके पंजीकरण के लिए करें और इस बारे में आपसे संपर्क करें। हम इन्हें कैसे सँभालते हैं, यह हमारी गोपनीयता नीति में बताया गया है।',
  ja: 'このフォームを送信すると、ご入力いただいた情報を登録の手続きとご連絡に使用することに同意したことになります。取り扱いについてはプライバシーポリシーをご覧ください。',
}

export const requestConsent: Consent = {
  en: 'By sending this form you agree that we use these details to answer your request. Our privacy policy says how we treat them.',
  de: 'Mit dem Absenden willigen Sie ein, dass wir Ihre Angaben für die Antwort auf Ihre Anfrage verwenden. Wie wir damit umgehen, steht in der Datenschutzerklärung.',
  hi: 'यह फ़ॉर्म भेजकर आप सहमति देते हैं कि हम इन जानकारियों का उपयोग आपके अनुरोध का उत्तर देने के लिए करें। हम इन्हें कैसे सँभालते हैं, यह हमारी गोपनीयता नीति में बताया गया है।',
  ja: 'このフォームを送信すると、ご入力いただいた情報をお問い合わせへの回答に使用することに同意したことになります。取り扱いについてはプライバシーポリシーをご覧ください。',
}

export const brochureConsent: Consent = {
  en: 'By sending this form you agree that we keep these details and may ask you about the brochure. Our privacy policy says how we treat them.',
  de: 'Mit dem Absenden willigen Sie ein, dass wir Ihre Angaben speichern und Sie wegen der Broschüre kontaktieren dürfen. Wie wir damit umgehen, steht in der Datenschutzerklärung.',
  hi: 'यह फ़ॉर्म भेजकर आप सहमति देते हैं कि हम ये जानकारियाँ रखें और ब्रोशर के बारे में आपसे संपर्क करें। हम इन्हें कैसे सँभालते हैं, यह हमारी गोपनीयता नीति में बताया गया है।',
  ja: 'このフォームを送信すると、ご入力いただいた情報を保管し、カタログについてご連絡することに同意したことになります。取り扱いについてはプライバシーポリシーをご覧ください。',
}

export const newsletterConsent: Consent = {
  en: 'By subscribing you agree that we send you our newsletter until you unsubscribe. Our privacy policy says how we treat your address.',
  de: 'Mit dem Abonnieren willigen Sie ein, dass wir Ihnen unseren Newsletter zusenden, bis Sie ihn abbestellen. Wie wir mit Ihrer Adresse umgehen, steht in der Datenschutzerklärung.',
  hi: 'सदस्यता लेकर आप सहमति देते हैं कि जब तक आप सदस्यता समाप्त न करें, हम आपको अपना न्यूज़लेटर भेजें। हम आपके ई-मेल पते को कैसे सँभालते हैं, यह हमारी गोपनीयता नीति में बताया गया है।',
  ja: '購読すると、解除されるまでニュースレターをお送りすることに同意したことになります。メールアドレスの取り扱いについてはプライバシーポリシーをご覧ください。',
}

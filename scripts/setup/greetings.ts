/** The words before the first name in the greeting, by language. */
const GREETINGS: Readonly<Record<string, Greeting>> = {
  ar: { hello: 'مرحبًا،', pronoun: 'أنا' },
  de: { hello: 'Hallo,', pronoun: 'ich bin' },
  en: { hello: 'Hi,', pronoun: 'I’m' },
  es: { hello: 'Hola,', pronoun: 'soy' },
  fr: { hello: 'Bonjour,', pronoun: 'je suis' },
  hi: { hello: 'नमस्ते,', pronoun: 'मैं हूँ' },
  it: { hello: 'Ciao,', pronoun: 'sono' },
  ja: { hello: 'こんにちは、', pronoun: '私は' },
  nl: { hello: 'Hallo,', pronoun: 'ik ben' },
  pt: { hello: 'Olá,', pronoun: 'sou' },
  vi: { hello: 'Xin chào,', pronoun: 'tôi là' },
  zh: { hello: '你好，', pronoun: '我是' },
}

type Greeting = { hello: string; pronoun: string }

/**
 * The greeting in the language of the site.
 *
 * @param present the words of the site; only those of this table are replaced, because others are the owner's
 * @param lang a tag (BCP 47)
 * @returns `null` if the present words stay
 */
export function greetingIn(lang: string, present: Greeting): Greeting | null {
  const isReady = Object.values(GREETINGS).some((greeting) => isSame(greeting, present))
  const greeting = Object.hasOwn(GREETINGS, languageOf(lang)) ? GREETINGS[languageOf(lang)] : undefined
  if (!isReady || greeting === undefined || isSame(greeting, present)) return null
  return greeting
}

/** Languages in which the family's name stands first, with the letters of names that are written so. */
const FAMILY_FIRST: Readonly<Record<string, RegExp>> = {
  hu: /\p{L}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /[\p{Script=Hangul}\p{Script=Han}]/u,
  vi: /\p{L}/u,
  zh: /\p{Script=Han}/u,
}

/**
 * The word of a name with which a greeting names somebody.
 *
 * @param lang a tag (BCP 47)
 */
export function givenName(name: string, lang: string): string {
  const words = name.trim().split(/\s+/)
  const language = languageOf(lang)
  const letters = Object.hasOwn(FAMILY_FIRST, language) ? FAMILY_FIRST[language] : undefined
  const word = letters?.test(name) ? words.at(-1) : words[0]
  return word ?? name
}

function isSame(greeting: Greeting, other: Greeting): boolean {
  return greeting.hello === other.hello && greeting.pronoun === other.pronoun
}

function languageOf(tag: string): string {
  const [language = tag] = tag.split('-')
  return language
}

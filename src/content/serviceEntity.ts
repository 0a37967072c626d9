import { onDeep, type PigmentName, pigments } from './pigments.ts'
import type { ToolName } from './texts/toolTitles.ts'

/** A service, whole. */
export interface Service {
  displayName: string
  path: string
  icon: string
  description: string
  metaDescription: string
  metaKeywords: string
  pigment: PigmentName
  heroSection: {
    titleColor: string
    backgroundColor: string
    subtitleColor: string
    textColor: string
    image: string
    subtitle: string
    description: string
  }
  introSection: { backgroundColor: string; textColor: string; image: string; title: string; text: string }
  servicesListSection: { title: string; services: string[] }
  faqSection: {
    backgroundColor: string
    quoteIcon: string
    defaultText: string
    questions: { question: string; answer: string }[]
  }
  moreServicesSection: { backgroundImage: string; imageOpacity: number }
  textSection: { mainText: string; resourcesLink: string }
  /** The official texts that its texts mark, as items of a numbered list. Empty until the build makes them. */
  sources: string[]
  /** The tool that answers a first question on its subject. */
  tool?: ToolName
}

/** A service as its file has it; colours and pictures follow from its pigment and path. */
export interface ServiceText {
  path: string
  displayName: string
  pigment: PigmentName
  description: string
  metaDescription: string
  metaKeywords: string
  hero: { subtitle: string; description: string }
  intro: { title: string; text: string }
  list: { title: string; services: string[] }
  /** Answers and the long text mark the official text of a rule by its name in law.ts: `[^stamp]`. */
  faq: { question: string; answer: string }[]
  /** Paragraphs are separated by an empty line, bullets start with '- '. */
  mainText: string
  tool?: ToolName | undefined
}

/** Makes the whole entity of the texts in a file. */
export function serviceOf(text: ServiceText): Service {
  const pigment = pigments[text.pigment]
  return {
    displayName: text.displayName,
    path: text.path,
    icon: text.path,
    description: text.description,
    metaDescription: text.metaDescription,
    metaKeywords: text.metaKeywords,
    pigment: text.pigment,
    heroSection: {
      titleColor: onDeep.title,
      backgroundColor: pigment.deep,
      subtitleColor: onDeep.subtitle,
      textColor: onDeep.text,
      image: text.path,
      subtitle: text.hero.subtitle,
      description: text.hero.description,
    },
    introSection: { backgroundColor: pigment.tint, textColor: pigment.text, image: text.path, ...text.intro },
    servicesListSection: text.list,
    faqSection: {
      backgroundColor: pigment.tint,
      quoteIcon: text.path,
      defaultText: 'Click on any question to see the answer',
      questions: text.faq,
    },
    moreServicesSection: { backgroundImage: text.path, imageOpacity: 0.35 },
    textSection: { mainText: text.mainText, resourcesLink: '/resources' },
    sources: [],
    ...(text.tool && { tool: text.tool }),
  }
}

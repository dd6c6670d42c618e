import type { Language } from '@lumi/contracts/errors'
import { layOutMail } from '../../../platform/mail-layout.ts'

const day: Record<Language, (lastDay: string) => string> = {
  en: (lastDay) => format('en-US', lastDay),
  ru: (lastDay) => format('ru-RU', lastDay),
}

const format = (locale: string, lastDay: string) =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(lastDay))

/** Says before the trial ends that it ends, and that nothing has to be done. */
export function trialReminderMail(language: Language, site: string, lastDay: string) {
  const last = day[language](lastDay)
  const url = `${site}/settings/subscription?tab=all-plans`
  return layOutMail(
    language === 'en'
      ? {
          kind: 'trial-reminder',
          language,
          subject: `Your trial of Lumi ends on ${last}`,
          preview: 'Nothing is charged. After that you are back on Free.',
          heading: `Your trial lasts until ${last}`,
          paragraphs: [
            `Your trial ends on ${last}. After that you are back on the free plan, with everything you have learned.`,
            'There is nothing to cancel: a trial never turns into a paid plan by itself, and nothing is charged.',
          ],
          action: { label: 'See the plans', url },
        }
      : {
          kind: 'trial-reminder',
          language,
          subject: `Пробный период Луми закончится ${last}`,
          preview: 'Ничего не спишется. Потом снова будет бесплатный тариф.',
          heading: `Пробный период идёт до ${last} включительно`,
          paragraphs: [
            `Последний день пробного периода — ${last}. Потом снова будет бесплатный тариф, всё выученное останется.`,
            'Отменять ничего не нужно: пробный период сам не становится платным, и ничего не списывается.',
          ],
          action: { label: 'Посмотреть тарифы', url },
        },
  )
}

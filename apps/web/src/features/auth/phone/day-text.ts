/** `2026-11-30` as "November 30". */
export const dayText = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00Z`),
  )

import type { Language } from '../math/latex.ts'

/** The parts of figures that tasks ask for, by the names of `math/tasks/figure-words.ts`. */
const names: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  area: { en: 'the area', ru: 'площадь' },
  perimeter: { en: 'the perimeter', ru: 'периметр' },
  circumference: { en: 'the circumference', ru: 'длина окружности' },
  volume: { en: 'the volume', ru: 'объём' },
  surface: { en: 'the surface area', ru: 'площадь поверхности' },
  diagonal: { en: 'the diagonal', ru: 'диагональ' },
}

/** What is to be done with a part that is found: the part that is asked for comes next. */
export function askForPart(part: string | undefined, language: Language): string {
  const name = names[part ?? '']?.[language]
  if (language === 'ru')
    return name
      ? `Теперь ${name}: какие размеры фигуры для этого нужны и что из них получается?`
      : 'Теперь то, что спрашивают: какие размеры фигуры для этого нужны и что из них получается?'
  return name
    ? `Now ${name}: which measures of the figure does it need, and what do they give?`
    : 'Now what is asked for: which measures of the figure does it need, and what do they give?'
}

import type { Language } from '@lumi/contracts/errors'
import { PICTURE } from '@lumi/contracts/picture-limits'
import { translate } from '../../../lib/i18n/words.ts'
import type { PictureProblem } from './picture-rules.ts'

const megabyte = 1024 * 1024

/** The reason with its measure and its limit, in MB or px (V08). The words `pictures` must be loaded. */
export function problemText(problem: PictureProblem, language: Language): { title: string; text: string } {
  const t = (key: string, values = {}) => translate(language, 'pictures', key, values)
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  if (problem.reason === 'refused') return { title: t('problem.refused.title'), text: problem.text }
  const title = t(`problem.${problem.reason}.title`)
  switch (problem.reason) {
    case 'notFile':
    case 'notImage':
      return { title, text: t(`problem.${problem.reason}.text`) }
    case 'maxFileSize': {
      const size = number.format(problem.sizeBytes / megabyte)
      return { title, text: t('problem.maxFileSize.text', { size, limit: PICTURE.maxSizeBytes / megabyte }) }
    }
    default: {
      const limit = problem.reason.startsWith('min') ? PICTURE.minEdge : PICTURE.maxEdge
      const values = { size: number.format(problem.pixels), limit: number.format(limit) }
      return { title, text: t(`problem.${problem.reason}.text`, values) }
    }
  }
}

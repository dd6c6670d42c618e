import type en from '../en-US/legal.ts'
import type { RussianOf } from '../shape.ts'

export default {
  title: 'Соглашение и приватность',
  list: 'Документы',
  version: 'Версия {{version}}',
  back: 'Назад',
  failed: 'Документы не загрузились',
  failedText: 'Проверьте интернет и попробуйте ещё раз.',
} satisfies RussianOf<typeof en>

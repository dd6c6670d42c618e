import type en from '../en-US/legal.ts'
import type { RussianOf } from '../shape.ts'

export default {
  title: 'Соглашение и приватность',
  list: 'Документы',
  version: 'Версия: {{version}}',
  back: 'Назад',
  failed: 'Документы не загрузились',
  failedText: 'Проверьте интернет и попробуйте ещё раз.',
  newAgreements: {
    title: 'В соглашении кое\u2011что изменилось',
    text: 'Прочитай, пожалуйста, что нового, и можно продолжать. Чаты остаются как были.',
    accept: 'Принимаю новый текст',
    submit: 'Продолжить',
    busy: 'Сохраняем',
    version: 'Версия: {{version}}',
    logOut: 'Выйти',
  },
} satisfies RussianOf<typeof en>

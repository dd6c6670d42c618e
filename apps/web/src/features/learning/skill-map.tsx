import type { Progress } from '@lumi/contracts/learning'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { RightIcon } from '../../ui/icons/right.tsx'
import styles from './learning.module.css'
import { usePractice } from './use-practice.ts'

/**
 * Every skill of the grade under its topic, each starting practice. Its standing is shown in words too, not only by
 * color.
 */
export function SkillMap({ map }: { map: Progress['map'] }) {
  const { t } = useTranslation('learning')
  const { start, isBusy } = usePractice()
  return map.map(({ subject, topics }) => (
    <section key={subject} className={styles.group} aria-labelledby={`map-${subject}`}>
      <h2 id={`map-${subject}`}>{t('map.title')}</h2>
      <p className={styles.caption}>{t('map.about')}</p>
      <ol className={styles.map}>
        {topics.map(({ topicId, title, skills }) => (
          <li key={topicId}>
            <h3>{title}</h3>
            <ul>
              {skills.map((skill) => (
                <li key={skill.skillId} data-standing={skill.standing}>
                  <button
                    type="button"
                    aria-busy={isBusy('practice', skill.skillId)}
                    onClick={() =>
                      start({
                        session: 'practice',
                        skillId: skill.skillId,
                        text: t('messages.topic', { topic: skill.title }),
                      })
                    }
                  >
                    <span>{skill.title}</span>
                    <span className={styles.caption}>{t(`standing.${skill.standing}`)}</span>
                    <RightIcon size={20} />
                  </button>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  ))
}

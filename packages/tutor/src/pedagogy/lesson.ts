import { findSkill, type Skill } from '../curriculum/skills.ts'
import type { Language } from '../math/latex.ts'
import type { Reply, Turn } from './reply.ts'

/** The lesson of one skill; null for an id that the curriculum does not know. */
export function lessonOf({ voice }: Turn, skillId: string): Reply | null {
  const skill = findSkill(skillId)
  return skill ? lessonText(skill, voice.language) : null
}

function lessonText(skill: Skill, language: Language): Reply {
  const { idea, example, check } = skill.lesson
  // Examples are formulas for both languages; a few have English words beside them.
  const fits = language === 'en' || !/[a-z]{2,}/i.test(example.replace(/\$[^$]*\$/g, ''))
  const parts = [`**${skill.title[language]}.** ${idea[language]}`, ...(fits ? [example] : []), check[language]]
  return { move: 'lesson', text: parts.join('\n\n'), content: { badge: 'lesson' } }
}

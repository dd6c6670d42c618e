import type { Language } from '../math/latex.ts'

/**
 * What is asked of an idea, whatever the idea: two questions with the same words may want its meaning, its use or its origin.
 * A message may ask in several ways. Lower case, `ё` as `е`.
 */
export const waysOfAsking: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    // What sets two things apart.
    /(?<!\p{L})(?:dif+er+[ea]n\p{L}*|diffrence|diff|differ|vs|versus|same|confus\p{L}*|mix(?:ed|ing)? |apart)(?!\p{L})/u,
    // Why something is so.
    /(?<!\p{L})(?:y|why+|how come|reason|how can|because)(?!\p{L})/u,
    // What it is good for.
    /(?<!\p{L})(?:what for|are .{1,30} for|is .{1,30} for|for anyway|point of|point in|need|useful|used for|good for|even for|real life|purpose|who uses|who needs)(?!\p{L})/u,
    // What it is.
    /(?<!\p{L})(?:wh?at(?:'?s| is| are| even| does| do| exactly| the)|whats|meaning|means?|define|definition|explain|describe|tell me about)(?!\p{L})/u,
    // When or which of several.
    /(?<!\p{L})(?:when|which|choose|pick|decide|how (?:do|can|am|should) (?:i|u|you|we) (?:supposed to |meant to )?(?:know|tell|see)|tell (?:if|whether|which)|better|instead|or)(?!\p{L})/u,
    // How it is done.
    /(?<!\p{L})how (?:to|do|does|would|should|you|i|u)(?!\p{L})/u,
    // Whether it is so at all, or always.
    /^(?:so |but |and |wait |ok |um |hey )*(?:is|are|does|do|can|could|must|will|would|isn'?t|aren'?t|doesn'?t|should|if)(?!\p{L})|(?<!\p{L})(?:always|every|any|never|really|true|right|ever|possible|allowed)(?!\p{L})/u,
    // How it can be kept in mind.
    /(?<!\p{L})(?:remember|trick|memori[sz]e|forget|forgetting|mnemonic|swap)(?!\p{L})/u,
    // Where it comes from.
    /(?<!\p{L})(?:come from|comes from|came from|origin|who (?:decided|invented|came|made)|invent\p{L}*|made up|prove|proof|derive\p{L}*)(?!\p{L})/u,
    // That it cannot be.
    /(?<!\p{L})(?:can'?t|cannot|not|isn'?t|don'?t|doesn'?t|aren'?t|won'?t|no)(?!\p{L})/u,
  ],
  ru: [
    /(?<!\p{L})(?:отлич\p{L}*|разниц\p{L}*|различ\p{L}*|одно и то ?же|то же самое|пута(?:ю|ем|ть|юсь)|сравн\p{L}*)(?!\p{L})/u,
    /(?<!\p{L})(?:почему|отчего|с чего|как так|причин\p{L}*)(?!\p{L})/u,
    /(?<!\p{L})(?:зачем|для чего|наф\p{L}*|нуж(?:ен|на|но|ны)|применя\p{L}*|примен(?:ение|ить)|в жизни|польз\p{L}*|кому)(?!\p{L})/u,
    /(?<!\p{L})(?:что (?:такое|значит|означает|это|за|показывает|вообще)|ч[еёо] такое|это (?:что|про что|как)|объясн\p{L}*|расскаж\p{L}*|определение|простыми словами|по[- ]простому|смысл|суть)(?!\p{L})/u,
    /(?<!\p{L})(?:когда|в каких|как (?:понять|узнать|отличить|определить|выбрать)|лучше|или|выбрать|какую|какой)(?!\p{L})/u,
    /(?<!\p{L})как(?: \p{L}+)? \p{L}+(?:ть|ти|чь)(?:ся)?(?!\p{L})/u,
    /(?<!\p{L})(?:ли|правда|разве|можно|может|бывает|всегда|любо\p{L}*|никогда|обязательно|верно|если)(?!\p{L})/u,
    /(?<!\p{L})(?:запомн\p{L}*|забыва\p{L}*|выучить|учить)(?!\p{L})/u,
    /(?<!\p{L})(?:откуда|вз[яе]л\p{L}*|придума\p{L}*|доказа\p{L}*|вывести|вывод\p{L}*|берется)(?!\p{L})/u,
    /(?<!\p{L})(?:нельзя|нет|не|нету)(?!\p{L})/u,
  ],
}

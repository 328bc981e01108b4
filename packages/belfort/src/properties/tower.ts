import type { PropertyRules } from './property.ts';

export const tower: PropertyRules = {
  name: { en: 'Tower', de: 'Turm', fr: 'Tour' },
  aName: { en: 'a tower', de: 'einen Turm', fr: 'une tour' },
  theName: { en: 'the tower', de: 'den Turm', fr: 'la tour' },
  text: {
    en: 'The gnome opens the plank (fee: 1 gold). Plank: move a gnome from the stockpile to a free lock of yours; it does not count as your hire for this turn.',
    de: 'Der Gnom entriegelt die Planke (Gebühr: 1 Gold). Planke: Setze einen Gnom aus dem Vorrat auf eines deiner freien Gnomenschlösser; das zählt nicht als Einstellen in diesem Zug.',
    fr: 'Le gnome déverrouille la plateforme (redevance\u00a0: 1 pièce d’or). Plateforme\u00a0: placez un gnome de la réserve sur une de vos serrures gnome libres\u00a0; il ne compte pas comme votre recrutement du tour.',
  },
  line: {
    en: 'Plank: a gnome from the stock onto a free lock.',
    de: 'Planke: ein Gnom aus dem Vorrat auf ein Schloss.',
    fr: 'Plateforme\u00a0: un gnome de la réserve sur une serrure.',
  },
  income: 1,
  plank: { fee: 1, locked: true, does: { recruit: 'gnome' } },
  locks: 1,
};

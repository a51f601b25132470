import { compactarTemas, ParDeTemas } from '@dominio/contrato/tema/configuracao';
import type { Semear } from '../../platform/sementes.ts';
import { temas } from './temas.tables.ts';

/** A preset with one palette in both modes. */
const de = (primary: string, card: string, molduras: string, body: string) => {
  const tema = {
    primary: { selected: primary },
    card: { selected: card },
    topbar: { selected: molduras },
    sidebar: { selected: molduras },
    body: { selected: body },
  };
  return compactarTemas(ParDeTemas.parse({ dark: tema, light: tema }));
};

/** The named themes of the demonstration firm. */
export const semear: Semear = async ({ db }) => {
  await db.insert(temas).values([
    {
      nome: 'Araucária',
      descricao: 'As cores da casa: verde de mata e molduras em petróleo.',
      tema: de('verde', 'floresta', 'petroleo', 'padrao'),
    },
    {
      nome: 'Noite de fechamento',
      descricao: 'Azul sóbrio e fundos neutros, para as horas longas de tela.',
      tema: de('azul', 'zinco', 'noite', 'padrao'),
    },
    {
      nome: 'Uva',
      descricao: 'Violeta do primeiro ao último cartão.',
      tema: de('violeta', 'uva', 'uva', 'padrao'),
    },
  ]);
};

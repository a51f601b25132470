import type { Uf } from '@dominio/contrato/ufs';

/**
 * Where a holiday moves when it falls on certain weekdays: `domingo` to the next Sunday; `acre`
 * from Tuesday, Wednesday or Thursday to Friday; `alagoas` from Tuesday to Monday and from Thursday
 * to Friday.
 */
export type Transferencia = 'domingo' | 'acre' | 'alagoas';

export interface FeriadoEstadual {
  readonly nome: string;
  /** `MM-DD`, or days after Easter Sunday. */
  readonly dia: string | number;
  readonly fonte: string;
  readonly transferencia?: Transferencia;
}

/** Acre moves midweek holidays to Friday. */
const NO_ACRE = 'acre';
const COM_TRANSFERENCIA = 'Lei 2.126/2009, que transfere para a sexta-feira';

/**
 * State holidays in force from 2024 on, each with its law. Only those on which independent lists
 * agree and cite the law. Optional days (ponto facultativo) are no holidays and are left out, as
 * are holidays of laws repealed or struck down. The firm may enter others.
 */
export const FERIADOS_ESTADUAIS: Readonly<Record<Uf, readonly FeriadoEstadual[]>> = {
  AC: [
    {
      nome: 'Dia do Católico',
      dia: '01-20',
      fonte: `Lei 3.137/2016 (AC); ${COM_TRANSFERENCIA}`,
      transferencia: NO_ACRE,
    },
    {
      nome: 'Dia do Evangélico',
      dia: '01-23',
      fonte: `Lei 1.538/2004 (AC); ${COM_TRANSFERENCIA}`,
      transferencia: NO_ACRE,
    },
    {
      nome: 'Dia Internacional da Mulher',
      dia: '03-08',
      fonte: `Lei 1.411/2001 (AC); ${COM_TRANSFERENCIA}`,
      transferencia: NO_ACRE,
    },
    { nome: 'Aniversário do Acre', dia: '06-15', fonte: 'Lei 14/1964 (AC)' },
    {
      nome: 'Dia da Amazônia',
      dia: '09-05',
      fonte: `Lei 243/1968 (AC); ${COM_TRANSFERENCIA}`,
      transferencia: NO_ACRE,
    },
    {
      nome: 'Tratado de Petrópolis',
      dia: '11-17',
      fonte: `Lei 57/1965 (AC); ${COM_TRANSFERENCIA}`,
      transferencia: NO_ACRE,
    },
  ],
  AL: [
    { nome: 'São João', dia: '06-24', fonte: 'Lei 5.508/1993 (AL)' },
    { nome: 'São Pedro', dia: '06-29', fonte: 'Lei 5.509/1993 (AL)' },
    { nome: 'Emancipação Política de Alagoas', dia: '09-16', fonte: 'Lei 5.247/1991 (AL)' },
    {
      nome: 'Dia do Evangélico',
      dia: '11-30',
      fonte: 'Lei 7.530/2013 (AL), com antecipação ou adiamento',
      transferencia: 'alagoas',
    },
  ],
  AM: [{ nome: 'Elevação do Amazonas a Província', dia: '09-05', fonte: 'Lei 25/1977 (AM)' }],
  AP: [
    { nome: 'Dia de São José', dia: '03-19', fonte: 'Lei 667/2002 (AP)' },
    {
      nome: 'Criação do Território Federal do Amapá',
      dia: '09-13',
      fonte: 'Constituição do Amapá, art. 335',
    },
  ],
  BA: [{ nome: 'Independência da Bahia', dia: '07-02', fonte: 'Constituição da Bahia, art. 6º' }],
  CE: [{ nome: 'Data Magna do Ceará', dia: '03-25', fonte: 'Constituição do Ceará, art. 18' }],
  DF: [{ nome: 'Dia do Evangélico', dia: '11-30', fonte: 'Lei distrital 963/1995' }],
  ES: [{ nome: 'Nossa Senhora da Penha', dia: 8, fonte: 'Lei 11.010/2019 (ES)' }],
  GO: [
    { nome: 'Fundação da Cidade de Goiás', dia: '07-26', fonte: 'Lei 20.756/2020 (GO)' },
    { nome: 'Pedra Fundamental de Goiânia', dia: '10-24', fonte: 'Lei 20.756/2020 (GO)' },
  ],
  MA: [{ nome: 'Adesão do Maranhão à Independência', dia: '07-28', fonte: 'Lei 2.457/1964 (MA)' }],
  MG: [
    {
      nome: 'Data Magna de Minas Gerais',
      dia: '04-21',
      fonte: 'Constituição de Minas Gerais, art. 256',
    },
  ],
  MS: [{ nome: 'Criação do Estado', dia: '10-11', fonte: 'Lei 10/1979 (MS)' }],
  MT: [{ nome: 'Consciência Negra', dia: '11-20', fonte: 'Lei 7.879/2002 (MT)' }],
  PA: [{ nome: 'Adesão do Grão-Pará à Independência', dia: '08-15', fonte: 'Lei 5.999/1996 (PA)' }],
  PB: [{ nome: 'Fundação do Estado', dia: '08-05', fonte: 'Lei 3.489/1967 (PB)' }],
  PE: [{ nome: 'Data Magna de Pernambuco', dia: '03-06', fonte: 'Lei 16.059/2017 (PE)' }],
  PI: [{ nome: 'Dia do Piauí', dia: '10-19', fonte: 'Lei 176/1937 (PI)' }],
  PR: [],
  RJ: [
    { nome: 'Carnaval', dia: -47, fonte: 'Lei 5.243/2008 (RJ)' },
    { nome: 'Dia de São Jorge', dia: '04-23', fonte: 'Lei 5.198/2008 (RJ)' },
  ],
  RN: [{ nome: 'Mártires de Cunhaú e Uruaçu', dia: '10-03', fonte: 'Lei 8.913/2006 (RN)' }],
  RO: [{ nome: 'Criação do Estado', dia: '01-04', fonte: 'Lei 2.291/2010 (RO)' }],
  RR: [{ nome: 'Criação do Estado', dia: '10-05', fonte: 'Constituição de Roraima, art. 9º' }],
  RS: [
    {
      nome: 'Revolução Farroupilha',
      dia: '09-20',
      fonte: 'Constituição do Rio Grande do Sul, art. 6º',
    },
  ],
  SC: [
    {
      nome: 'Data Magna de Santa Catarina',
      dia: '08-11',
      fonte: 'Lei 12.906/2004 (SC), que transfere para o domingo',
      transferencia: 'domingo',
    },
    {
      nome: 'Santa Catarina de Alexandria',
      dia: '11-25',
      fonte: 'Lei 12.906/2004 (SC), que transfere para o domingo',
      transferencia: 'domingo',
    },
  ],
  SE: [
    {
      nome: 'Emancipação Política de Sergipe',
      dia: '07-08',
      fonte: 'Constituição de Sergipe, art. 269',
    },
  ],
  SP: [{ nome: 'Revolução Constitucionalista', dia: '07-09', fonte: 'Lei 9.497/1997 (SP)' }],
  TO: [
    { nome: 'Autonomia do Estado', dia: '03-18', fonte: 'Lei 960/1998 (TO)' },
    { nome: 'Nossa Senhora da Natividade', dia: '09-08', fonte: 'Lei 627/1993 (TO)' },
    { nome: 'Criação do Estado', dia: '10-05', fonte: 'Lei 98/1989 (TO)' },
  ],
};

/** Notes on states whose list would surprise a reader. */
export const OBSERVACOES: Readonly<Partial<Record<Uf, string>>> = {
  AC: 'O Acre transfere para a sexta-feira os feriados estaduais que caem de terça a quinta.',
  MG: 'A data magna coincide com Tiradentes.',
  MT: 'A data coincide com o feriado nacional da Consciência Negra.',
  PR: 'O 19 de dezembro deixou de ser feriado pela Lei 18.384/2014 (PR).',
  RO: 'O Dia do Evangélico deixou de ser feriado: a lei foi declarada inconstitucional (ADI 3.940).',
  SC: 'Os feriados estaduais são transferidos para o domingo e não tiram dias úteis.',
};

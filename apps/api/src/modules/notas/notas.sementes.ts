import { noTrabalho, type Semear } from '../../platform/sementes.ts';
import { notas } from './notas.tables.ts';

interface Modelo {
  readonly texto: string;
  readonly fixada?: true;
  /** Days before today on which it was written. */
  readonly ha: number;
}

/** What a firm notes of its clients: every third has none, the first has all. */
const MODELOS: readonly Modelo[] = [
  {
    texto: 'Prefere receber ligações depois das 14h; pela manhã está na produção.',
    fixada: true,
    ha: 120,
  },
  {
    texto:
      'Pediu a folha até o dia 3, porque paga os funcionários no quinto dia útil.\nCombinado: extratos até o dia 28.',
    ha: 41,
  },
  {
    texto: 'Estuda abrir uma filial no próximo semestre. Perguntar na próxima reunião.',
    ha: 12,
  },
  { texto: 'Trocou de banco; os extratos antigos ficam no anterior até dezembro.', ha: 3 },
];

/** Notes of the clients, by the people of the firm in turn. */
export const semear: Semear = async ({ db, agora, pessoas, clientes }) => {
  const linhas = clientes.flatMap((cliente_id, i) =>
    MODELOS.slice(0, i === 0 ? MODELOS.length : i % 3).map(({ ha, ...modelo }, j) => {
      const criado_em = noTrabalho(agora, ha + (i % 7), i * MODELOS.length + j);
      const autor_id = pessoas[(i + j) % pessoas.length] ?? 0;
      return { ...modelo, cliente_id, autor_id, criado_em, atualizado_em: criado_em };
    }),
  );
  await db.insert(notas).values(linhas);
};

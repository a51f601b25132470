import { dataCivil, diasEntre } from '@dominio/contrato/datas';
import { noTrabalho, type Semear } from '../../platform/sementes.ts';
import { notas } from './notas.tables.ts';
import { lerParaSemear } from './sementes.repository.ts';

interface Modelo {
  readonly texto: string;
  readonly fixada?: true;
  /** Days before today on which it was written. */
  readonly ha: number;
  /** Said of clients who employ people. */
  readonly deFolha?: true;
}

/** What a firm notes of its clients: every third has none, the first has all. */
const MODELOS: readonly Modelo[] = [
  {
    texto: 'O escritório deles fecha das 12h às 13h30. Quem atende no almoço é a portaria.',
    fixada: true,
    ha: 120,
  },
  {
    texto:
      'Pediu a folha até o dia 3, porque paga os funcionários no quinto dia útil.\nCombinado: extratos até o dia 28.',
    ha: 41,
    deFolha: true,
  },
  {
    texto: 'Estuda abrir mais um endereço no próximo semestre. Perguntar na próxima reunião.',
    ha: 12,
  },
  { texto: 'Pediu a segunda via do último balancete; enviada no mesmo dia.', ha: 3 },
];

/** The days by which a note is moved at most: to another client's, and back over a weekend. */
const FOLGA = 6 + 2;

/** Notes of the clients that the firm serves, since it does, by who serves them in turn. */
export const semear: Semear = async ({ db, agora, pessoas, clientes: ids }) => {
  const { linhas, equipe } = await lerParaSemear(db, ids);
  const equipeDe = Map.groupBy(equipe, ({ cliente_id }) => cliente_id);
  const hoje = dataCivil(agora);
  const escritas = linhas.flatMap(
    ({ id: cliente_id, data_inicio, data_encerramento, tem_folha }, i) => {
      if (data_inicio === null || data_encerramento !== null) return [];
      const autores =
        equipeDe.get(cliente_id)?.map(({ usuario_id }) => usuario_id) ?? pessoas.slice(0, 1);
      const conhecidoHa = diasEntre(data_inicio, hoje) - FOLGA;
      return MODELOS.slice(0, i === 0 ? MODELOS.length : i % 3)
        .filter(({ ha, deFolha }) => ha <= conhecidoHa && (tem_folha || !deFolha))
        .map(({ ha, texto, fixada }, j) => {
          const criado_em = noTrabalho(agora, ha + (i % 7), i * MODELOS.length + j);
          const autor_id = autores[j % autores.length] ?? 0;
          return { texto, fixada, cliente_id, autor_id, criado_em, atualizado_em: criado_em };
        });
    },
  );
  await db.insert(notas).values(escritas);
};

import type { PapelDoContato } from '@dominio/contrato/contatos';
import type { Semear } from '../../platform/sementes.ts';
import { contatos } from './contatos.tables.ts';
import { lerParaSemear } from './sementes.repository.ts';

const NOMES = [
  'Marta Reis',
  'José Antunes',
  'Lívia Sampaio',
  'Rogério Pacheco',
  'Tânia Brandão',
  'Otávio Lacerda',
  'Sílvia Monteiro',
  'Wagner Teles',
  'Íris Fontoura',
  'Paulo Cordeiro',
  'Neusa Valadares',
  'Fábio Queirós',
  'Dalva Siqueira',
  'Edson Meireles',
  'Raquel Toledo',
] as const;

interface Modelo {
  readonly cargo: string;
  readonly papeis: PapelDoContato[];
  readonly recebe: Partial<
    Pick<
      typeof contatos.$inferInsert,
      'recebe_documentos' | 'recebe_cobranca' | 'recebe_nps' | 'recebe_relatorios'
    >
  >;
  readonly canal_preferido: 'whatsapp' | 'telefone' | 'email';
  readonly influencia?: 'apoiador' | 'neutro' | 'resistente';
}

/** Who there is at a client: every one has the first two, most the third, larger ones the last. */
const MODELOS: readonly Modelo[] = [
  {
    cargo: 'Direção',
    papeis: ['decisor', 'socio'],
    recebe: { recebe_nps: true, recebe_relatorios: true },
    canal_preferido: 'whatsapp',
    influencia: 'apoiador',
  },
  {
    cargo: 'Analista financeiro',
    papeis: ['financeiro'],
    recebe: { recebe_documentos: true, recebe_cobranca: true },
    canal_preferido: 'email',
    influencia: 'neutro',
  },
  {
    cargo: 'Contador externo',
    papeis: ['contador_externo'],
    recebe: { recebe_documentos: true },
    canal_preferido: 'telefone',
  },
  {
    cargo: 'Gerente administrativo',
    papeis: ['aprovador', 'rh'],
    recebe: { recebe_documentos: true },
    canal_preferido: 'whatsapp',
    influencia: 'resistente',
  },
];

const semAcento = (texto: string) => texto.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** An invented mobile number of São Paulo, the same for a position each time. */
const celular = (n: number) => `(11) 9${5000 + ((n * 37) % 5000)}-${1000 + ((n * 91) % 9000)}`;

/**
 * Two to four contacts of each client, the first client's with access to its area; every seventh has
 * nobody who decides, as a firm has to notice.
 */
export const semear: Semear = async ({ db, clientes: ids }) => {
  const { linhas, matrizes, contas } = await lerParaSemear(db, ids);
  const matrizDe = new Map(matrizes.map(({ id, cliente_id }) => [cliente_id, id]));
  const contaDe = new Map(contas.map((conta) => [conta.client_id, conta]));
  await db.insert(contatos).values(
    linhas.flatMap((cliente, i) =>
      MODELOS.slice(i % 7 === 6 ? 1 : 0, i % 5 === 2 ? 2 : 3 + (i % 2)).map(
        ({ recebe, ...modelo }, j) => {
          const n = i * MODELOS.length + j;
          const conta = j === 0 ? contaDe.get(cliente.id) : undefined;
          const nome = conta?.nome ?? NOMES[n % NOMES.length] ?? '';
          const dominio = semAcento(cliente.nome).replaceAll(/[^a-z0-9]+/g, '');
          return {
            ...modelo,
            // Who has access has to see the page that lets others in.
            papeis: conta ? [...modelo.papeis, 'administrador_cliente' as const] : modelo.papeis,
            ...recebe,
            cliente_id: cliente.id,
            empresa_id: matrizDe.get(cliente.id) ?? null,
            usuario_id: conta?.id ?? null,
            nome,
            email: conta?.email ?? `${semAcento(nome).replaceAll(' ', '.')}@${dominio}.demo`,
            telefone: celular(n),
            whatsapp: modelo.canal_preferido === 'whatsapp' ? celular(n) : null,
            aniversario: `${String(1 + (n % 12)).padStart(2, '0')}-${String(1 + (n % 28)).padStart(2, '0')}`,
          };
        },
      ),
    ),
  );
};

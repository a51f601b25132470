import type { PapelDoContato } from '@dominio/contrato/contatos';
import { dataCivil, somarDias } from '@dominio/contrato/datas';
import { noTrabalhoDe, type Semear } from '../../platform/sementes.ts';
import { contatos } from './contatos.tables.ts';
import { lerParaSemear } from './sementes.repository.ts';

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

/** Who runs a client: the partner who does, by the register, where that names any. */
const DIRECAO: Modelo = {
  cargo: 'Direção',
  papeis: ['decisor'],
  recebe: { recebe_nps: true, recebe_relatorios: true },
  canal_preferido: 'whatsapp',
  influencia: 'apoiador',
};

/** Who works there: most clients have the first two, larger ones the last. */
const EMPREGADOS: readonly Modelo[] = [
  {
    cargo: 'Analista financeiro',
    papeis: ['financeiro'],
    recebe: { recebe_documentos: true, recebe_cobranca: true },
    canal_preferido: 'email',
    influencia: 'neutro',
  },
  {
    cargo: 'Assistente de departamento pessoal',
    papeis: ['rh'],
    recebe: { recebe_documentos: true },
    canal_preferido: 'telefone',
  },
  {
    cargo: 'Gerente administrativo',
    papeis: ['aprovador'],
    recebe: { recebe_documentos: true },
    canal_preferido: 'whatsapp',
    influencia: 'resistente',
  },
];

/** Numbers of people whom nobody else in the demonstration is. */
const PRIMEIRA_PESSOA = 1_000;
const POR_CLIENTE = 4;

type Lidos = Awaited<ReturnType<typeof lerParaSemear>>;
type Socio = Lidos['socios'][number];
type Contato = Modelo & { readonly nome: string | null };

/** What is paid, where nobody is employed for it, by whoever runs the client or another partner. */
function direcaoDe(socios: readonly Socio[], sozinha: boolean): Contato[] {
  const [primeiro, segundo] = socios;
  const financeiro = sozinha ? ['financeiro' as const] : [];
  if (!primeiro) return [{ ...DIRECAO, papeis: ['decisor', ...financeiro], nome: null }];
  const administra: Contato = {
    ...DIRECAO,
    cargo: primeiro.qualificacao ?? DIRECAO.cargo,
    papeis: ['decisor', 'socio', ...(segundo ? [] : financeiro)],
    nome: primeiro.nome,
  };
  if (!segundo || !sozinha) return [administra];
  const outro: Contato = {
    cargo: segundo.qualificacao ?? 'Sócio',
    papeis: ['socio', 'financeiro'],
    recebe: { recebe_documentos: true, recebe_cobranca: true },
    canal_preferido: 'email',
    nome: segundo.nome,
  };
  return [administra, outro];
}

/**
 * One to four contacts of each client, its partners as its register has them, the first client's with
 * access to its area; of every seventh nobody who decides, as a firm has to notice.
 */
export const semear: Semear = async ({ db, agora, clientes: ids, inventar }) => {
  const { linhas, matrizes, contas, socios } = await lerParaSemear(db, ids);
  const matrizDe = new Map(matrizes.map((matriz) => [matriz.cliente_id, matriz]));
  const contaDe = new Map(contas.map((conta) => [conta.client_id, conta]));
  const sociosDe = Map.groupBy(socios, ({ empresa_id }) => empresa_id);
  const hoje = dataCivil(agora);
  await db.insert(contatos).values(
    linhas.flatMap((cliente, i) => {
      const matriz = matrizDe.get(cliente.id);
      const direcao = direcaoDe(sociosDe.get(matriz?.id ?? 0) ?? [], !cliente.tem_folha);
      const empregados = EMPREGADOS.slice(0, i % 5 === 2 ? 1 : 2 + (i % 2));
      const pessoas: readonly Contato[] = [
        ...(i % 7 === 5 ? [] : direcao),
        ...(cliente.tem_folha ? empregados.map((um) => ({ ...um, nome: null })) : []),
      ];
      return pessoas.map(({ recebe, nome: doRegistro, ...modelo }, j) => {
        const n = i * POR_CLIENTE + j;
        const conta = j === 0 ? contaDe.get(cliente.id) : undefined;
        const nome = doRegistro ?? inventar.pessoa(PRIMEIRA_PESSOA + n);
        const celular = inventar.celular(n, matriz?.municipio ?? null);
        const criado_em = noTrabalhoDe(cliente.data_inicio ?? somarDias(hoje, -10), n);
        return {
          ...modelo,
          // Who has access has to see the page that lets others in.
          papeis: conta ? [...modelo.papeis, 'administrador_cliente' as const] : modelo.papeis,
          ...recebe,
          cliente_id: cliente.id,
          empresa_id: matriz?.id ?? null,
          usuario_id: conta?.id ?? null,
          nome,
          email: conta?.email ?? inventar.email(nome, cliente.nome),
          telefone: celular,
          whatsapp: modelo.canal_preferido === 'whatsapp' ? celular : null,
          aniversario: `${String(1 + (n % 12)).padStart(2, '0')}-${String(1 + (n % 28)).padStart(2, '0')}`,
          criado_em,
          atualizado_em: criado_em,
        };
      });
    }),
  );
};

import type { Pessoa } from '../cenario.ts';
import type { Grupo } from './cadastros.ts';

/** Of a person, and of the clients that they serve. */
export interface Quadro {
  readonly pessoa: Pessoa;
  readonly clientes: readonly number[];
  /** As many as a page of the list shows. */
  readonly pagina: readonly number[];
}

/** The calls that `/dashboard-cliente` makes at once when it opens, in the order of its cards. */
export function chamadasDoPainel(id: number, pessoa: Pessoa, agora: string): string[] {
  const meus = `/api/agendamentos?cliente_id=${id}&participante_id=${pessoa.id}&limit=3`;
  return [
    `/api/contatos?cliente_id=${id}&ativo=true&limit=200`,
    `${meus}&status=AGENDADO&data_inicio=${agora}&ordenar=data_hora_inicio`,
    `${meus}&data_fim=${agora}&ordenar=-data_hora_inicio`,
    `/api/clients/${id}`,
    `/api/contratos?cliente_id=${id}&ordenar=que_vale&limit=50`,
    `/api/clients/${id}/quem-atende`,
    `/api/clients/${id}/reunioes`,
    `/api/empresas?cliente_id=${id}&limit=200`,
    `/api/contatos/faltas?cliente_id=${id}`,
    `/api/clients/${id}/empresas/qualidade?limit=200`,
    `/api/clients/${id}/notas?limit=200`,
    `/api/clients/${id}/linha-do-tempo`,
  ];
}

/** What else of one client is opened all day, each kind with its budget (decisoes.md §7), in ms. */
const DO_CLIENTE: readonly (readonly [
  nome: string,
  limite: number,
  caminhos: readonly string[],
])[] = [
  ['linha do tempo, uma página', 60, ['linha-do-tempo', 'linha-do-tempo?limit=100']],
  ['checklist de um cliente', 100, ['checklist']],
  ['histórico dos campos', 100, ['historico-campos']],
];

/** Lists over all clients that one may see, as their pages ask for them. */
const LISTAS = [
  '/api/clients',
  '/api/clients?termo=padaria',
  '/api/clients?termo=silva',
  '/api/clients?ordenar=proxima_reuniao',
  '/api/clients/quem-atende',
  '/api/empresas/qualidade',
  '/api/contatos',
  '/api/contatos?termo=silva',
  '/api/contas-bancarias',
  '/api/modelos-checklist',
];

/** The calls about clients besides the panel, each kind under its own name. */
export function chamadasDosClientes(quadros: readonly Quadro[]): (Grupo & { limite: number })[] {
  return [
    ...DO_CLIENTE.map(([nome, limite, caminhos]) => ({
      nome,
      limite,
      pedidos: quadros.flatMap(({ pessoa: { token }, clientes }) =>
        clientes.flatMap((id) =>
          caminhos.map((caminho) => ({ caminho: `/api/clients/${id}/${caminho}`, token })),
        ),
      ),
    })),
    {
      nome: 'pendências de uma página de clientes',
      limite: 100,
      pedidos: quadros.map(({ pessoa: { token }, pagina }) => ({
        caminho: `/api/clients/checklist/pendencias?clientes=${pagina.join()}`,
        token,
      })),
    },
    ...LISTAS.map((caminho) => ({
      nome: caminho,
      limite: 100,
      pedidos: quadros.map(({ pessoa: { token } }) => ({ caminho, token })),
    })),
  ];
}

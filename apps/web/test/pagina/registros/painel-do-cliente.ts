import { agendamentosEndpoints } from '@dominio/contrato/agendamentos';
import type { Agendamento } from '@dominio/contrato/agendamentos-saida';
import type { Cliente } from '@dominio/contrato/clientes';
import {
  type Atendimento,
  atendimentoDeClientesEndpoints,
} from '@dominio/contrato/clientes-atendimento';
import {
  type EntradaDaLinhaDoTempo,
  linhaDoTempoEndpoints,
} from '@dominio/contrato/linha-do-tempo';
import { Nota, notasEndpoints } from '@dominio/contrato/notas';
import { rodape } from '@dominio/contrato/paginacao';
import { page } from 'vitest/browser';
import { abrirPagina } from '../abrir.tsx';
import { responder } from '../rede.ts';
import { AGORA } from '../relogio.ts';
import { umAgendamento } from './agendamento.ts';
import { responderChecklist, umItem } from './checklist.ts';
import { comClienteAtivo, responderClientes, umAtendimento, umCliente } from './cliente.ts';
import { responderContatos, umContato } from './contato.ts';
import { responderContratos, umContrato, umServicoDoContrato } from './contrato.ts';
import { responderEmpresas, umaEmpresa } from './empresa.ts';
import { umaPessoa, umNome } from './pessoa.ts';
import { Registro } from './registro.ts';

/** A note that the person of the test wrote. */
export const umaNota = (mudancas: Partial<Nota> = {}): Nota =>
  Nota.parse({
    id: 1,
    cliente_id: 31,
    texto: 'Prefere ligações à tarde.',
    fixada: false,
    autor_id: 1,
    autor_nome: 'Ana Souza',
    criado_em: AGORA.toISOString(),
    alterado_em: null,
    versao: 1,
    acoes: { editar: true, excluir: true },
    ...mudancas,
  } satisfies Nota);

/** Answers the calls for the notes of a client. */
export function responderNotas(iniciais: readonly Nota[] = []) {
  const notas = new Registro(iniciais);
  const listar = responder(notasEndpoints.listar, ({ query }) => ({
    notas: notas.todas.toSorted((a, b) => Number(b.fixada) - Number(a.fixada) || b.id - a.id),
    ...rodape(notas.todas.length, query),
  }));
  const criar = responder(notasEndpoints.criar, ({ body }) =>
    notas.criar((id) => umaNota({ ...body, id })),
  );
  const atualizar = responder(notasEndpoints.atualizar, ({ params: { id }, body }) => {
    const { versao: _, ...campos } = body;
    return notas.mudar(id, campos as Partial<Nota>);
  });
  const excluir = responder(notasEndpoints.excluir, ({ params: { id } }) => {
    notas.excluir(id);
    return { success: true, message: 'Nota excluída.' };
  });
  return { notas, listar, criar, atualizar, excluir };
}

export const umaEntrada = (
  n: number,
  mudancas: Partial<EntradaDaLinhaDoTempo> = {},
): EntradaDaLinhaDoTempo => ({
  chave: `nota-${n}`,
  tipo: 'notas',
  em: AGORA.toISOString(),
  so_dia: false,
  titulo: `Acontecimento ${n}`,
  detalhe: null,
  autor: null,
  url: null,
  ...mudancas,
});

/** Answers the timeline with these pages, one after the other, of the kinds that are asked for. */
export function responderLinhaDoTempo(paginas: readonly EntradaDaLinhaDoTempo[][] = [[]]) {
  return responder(linhaDoTempoEndpoints.ler, ({ query: { tipos, antes_de } }) => {
    const n = antes_de?.id ?? 0;
    const itens = paginas[n] ?? [];
    return {
      itens: tipos ? itens.filter(({ tipo }) => tipos.includes(tipo)) : itens,
      proximo: n + 1 < paginas.length ? `0-nota-${n + 1}` : null,
    };
  });
}

/** Answers the appointments of a client: those to come, and those that were. */
export function responderAgendamentosDoCliente(
  proximos: readonly Agendamento[] = [],
  ultimos: readonly Agendamento[] = [],
) {
  return responder(agendamentosEndpoints.listar, ({ query }) => {
    const todos = query.ordenar === '-data_hora_inicio' ? ultimos : proximos;
    return { agendamentos: todos.slice(0, query.limit), ...rodape(todos.length, query) };
  });
}

/** Answers who serves a client. */
export const responderAtendimento = (quem: Partial<Atendimento> = {}) =>
  responder(atendimentoDeClientesEndpoints.ler, umAtendimento(quem));

/** A card of the panel, by its title. */
export const cartao = (nome: string) => page.getByRole('region', { name: nome, exact: true });

/** The page of the active client, of whom nothing else is known. */
export async function abrirPainel({ quem = umaPessoa(), largura = 1440 } = {}) {
  await page.viewport(largura, 1400);
  await abrirPagina('/dashboard-cliente', {
    quem,
    guardado: comClienteAtivo(umCliente()),
  });
}

/** Answers every call of the panel with nothing, besides the clients. */
export function responderPainelVazio(clientes: readonly Cliente[] = [umCliente()]) {
  responderClientes(clientes);
  responderContratos();
  responderEmpresas([]);
  responderContatos([]);
  responderAgendamentosDoCliente();
  responderLinhaDoTempo();
  responderAtendimento();
  responderChecklist([], { percentual: 100, bloqueio: null });
  return responderNotas();
}

/** Answers every call of the panel with something to show. */
export function responderPainelCheio(
  clientes: readonly Cliente[] = [umCliente({ segmento: 'Alimentação', site: 'aurora.com.br' })],
) {
  responderClientes(clientes);
  responderContratos([
    umContrato({
      status_contrato: 'ATIVO',
      servicos: [umServicoDoContrato('Folha', 1), umServicoDoContrato('Fiscal', 2)],
      data_inicio: '2026-01-01',
    }),
    umContrato({ id: 70, numero_contrato: '2024-0001', status_contrato: 'ENCERRADO' }),
  ]);
  responderEmpresas([umaEmpresa()], { endereco: [51] });
  responderContatos([
    umContato({ id: 2, nome: 'Ana Alves', papeis: ['financeiro'], recebe_nps: false }),
    umContato({ whatsapp: '11 98888-7766', recebe_nps: false }),
  ]);
  responderAgendamentosDoCliente(
    [umAgendamento({ id: 8, titulo: 'Alinhamento' })],
    [umAgendamento({ id: 7, titulo: 'Fechamento', status: 'FINALIZADO' })],
  );
  responderAtendimento({
    pessoas: [{ ...umNome('Bruno Lima', 5), papel: 'responsavel', no_contrato: true }],
    times: [{ id: 2, nome: 'Time Fiscal', vinculado: true }],
  });
  responderChecklist([
    umItem({ estado: 'solicitado', solicitado_em: AGORA.toISOString() }),
    umItem({ id: 11, titulo: 'Cartão CNPJ', estado: 'recebido' }),
  ]);
  responderLinhaDoTempo([
    [
      umaEntrada(1, {
        titulo: 'Novo contrato: 2026-0071',
        tipo: 'contratos',
        url: '/contratos?contrato=71',
      }),
    ],
  ]);
  return responderNotas([umaNota({ fixada: true })]);
}

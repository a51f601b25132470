import { agendamentosEndpoints } from '@dominio/contrato/agendamentos';
import { checklistEndpoints } from '@dominio/contrato/checklist';
import { clientesEndpoints } from '@dominio/contrato/clientes';
import { atendimentoDeClientesEndpoints } from '@dominio/contrato/clientes-atendimento';
import { reunioesDeClientesEndpoints } from '@dominio/contrato/clientes-reunioes';
import { contatosEndpoints } from '@dominio/contrato/contatos';
import { contratosEndpoints } from '@dominio/contrato/contratos';
import { empresasEndpoints } from '@dominio/contrato/empresas';
import type { Endpoint } from '@dominio/contrato/endpoint';
import { linhaDoTempoEndpoints } from '@dominio/contrato/linha-do-tempo';
import { notasEndpoints } from '@dominio/contrato/notas';
import type { Permissao } from '@dominio/contrato/permissoes-catalogo';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { feitos, recusar, responder } from '../../../test/pagina/rede.ts';
import { umAgendamento } from '../../../test/pagina/registros/agendamento.ts';
import { responderClientes, umCliente } from '../../../test/pagina/registros/cliente.ts';
import { responderContratos, umContrato } from '../../../test/pagina/registros/contrato.ts';
import { responderEmpresas, umaEmpresa } from '../../../test/pagina/registros/empresa.ts';
import {
  abrirPainel,
  cartao,
  responderAgendamentosDoCliente,
  responderAtendimento,
  responderPainelCheio,
  responderPainelVazio,
} from '../../../test/pagina/registros/painel-do-cliente.ts';
import { umaPessoa, umNome } from '../../../test/pagina/registros/pessoa.ts';

const TODOS = [
  'Para quem ligar',
  'Agendamentos',
  'Com o cliente e conosco',
  'Identificação',
  'Contrato e serviços',
  'Quem atende',
  'Empresas',
  'Vencimentos',
  'Em aberto',
  'Notas',
  'Linha do tempo',
];

describe('the panel of a client', () => {
  it('shows at one glance who they are, whom to call, and what happened', async () => {
    responderPainelCheio();
    await abrirPainel();
    for (const titulo of TODOS) await expect.element(cartao(titulo)).toBeVisible();
    expect(document.title).toBe('Painel do Cliente · Padaria Aurora · Domínio');
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Painel do Cliente');
    await expect.element(cartao('Identificação').getByText('Alimentação')).toBeVisible();
    await expect
      .element(cartao('Identificação').getByRole('link', { name: 'aurora.com.br' }))
      .toHaveAttribute('href', 'https://aurora.com.br');
    const contratos = cartao('Contrato e serviços').getByRole('listitem');
    await expect.element(contratos.first()).toMatchTextContent('2026-0071 · Ativo');
    await expect.element(contratos.first()).toMatchTextContent('Folha, Fiscal');
    await expect
      .element(cartao('Contrato e serviços').getByRole('link', { name: 'Ver contratos' }))
      .toHaveAttribute('href', '/contratos?cliente_id=31');
    const quemAtende = cartao('Quem atende').getByRole('listitem');
    await expect
      .element(quemAtende.first())
      .toMatchTextContent('Bruno LimaResponsável · Responde pelo contrato');
    await expect.element(quemAtende.last()).toMatchTextContent('Time FiscalTime');
    const contatos = cartao('Para quem ligar').getByRole('listitem');
    await expect.element(contatos.first()).toMatchTextContent('Marta Reis');
    await expect
      .element(contatos.first().getByRole('link', { name: /^WhatsApp de Marta/ }))
      .toHaveAttribute('href', 'https://wa.me/5511988887766');
    const agenda = cartao('Agendamentos');
    await expect.element(agenda.getByRole('link', { name: /^Alinhamento/ })).toBeVisible();
    await expect.element(agenda.getByText(/Finalizado$/)).toBeVisible();
    const aberto = cartao('Em aberto');
    await expect.element(aberto.getByText('Nenhum contato recebe pesquisas.')).toBeVisible();
    await expect.element(aberto.getByText('Endereço incompleto')).toBeVisible();
    await expect
      .element(aberto.getByRole('link', { name: /^Faltam 2 itens para avançar para Levantamento/ }))
      .toHaveAttribute('href', '/checklist-cadastro');
    const pendencias = cartao('Com o cliente e conosco');
    await expect
      .element(pendencias.getByRole('list', { name: 'Com o cliente' }))
      .toMatchTextContent('Contrato socialPedido');
    await expect
      .element(pendencias.getByRole('list', { name: 'Conosco' }))
      .toMatchTextContent('Conferir: Cartão CNPJ');
    await expect
      .element(cartao('Linha do tempo').getByRole('link', { name: 'Novo contrato: 2026-0071' }))
      .toHaveAttribute('href', '/contratos?contrato=71');
  });

  it('of a client that has ended says since when, asks for no next stage, and leads to its reopening', async () => {
    responderPainelCheio([
      umCliente({
        situacao: 'encerrado',
        arquivado: 'encerrado',
        situacao_motivo: 'preco',
        situacao_desde: '2026-07-01',
      }),
    ]);
    await abrirPainel();
    const aviso = page.getByRole('region', { name: 'Situação do cliente' });
    await expect.element(aviso).toMatchTextContent('Cliente encerrado desde 01/07/2026.');
    await expect
      .element(aviso.getByRole('link', { name: 'Reabrir cliente' }))
      .toHaveAttribute('href', '/dados-cliente?campo=situacao');
    await expect.element(cartao('Em aberto').getByText('Endereço incompleto')).toBeVisible();
    expect(
      cartao('Em aberto')
        .getByText(/para avançar/)
        .query(),
    ).toBeNull();
    await semViolacoes();
  });

  it('of a person tells the CPF, and of no CNPJ', async () => {
    const cliente = umCliente({ natureza: 'pessoa_fisica', cpf: '52998224725', cnpj: null });
    responderPainelVazio([cliente]);
    await abrirPainel();
    await expect.element(cartao('Identificação').getByText('529.982.247-25')).toBeVisible();
    await expect.element(cartao('Identificação').getByText('CNPJ')).not.toBeInTheDocument();
  });

  it('says the days of the last and the next meeting of anybody, to who sees the agenda', async () => {
    responderPainelVazio();
    const ler = responder(reunioesDeClientesEndpoints.ler, {
      ultima: '2026-03-02',
      proxima: '2026-03-19',
    });
    await abrirPainel();
    const dados = cartao('Identificação');
    await expect.element(dados).toMatchTextContent(/Último agendamento02\/03\/2026/);
    await expect.element(dados).toMatchTextContent(/Próximo agendamento19\/03\/2026/);
    expect(ler.pedidos).toHaveLength(1);
  });

  it('asks for no meeting where the person does not see the agenda', async () => {
    responderPainelVazio();
    const quem = umaPessoa({ permissoes: ['painel_cliente:visualizar', 'clientes:visualizar'] });
    await abrirPainel({ quem });
    await expect.element(cartao('Identificação').getByText('Segmento')).toBeVisible();
    await expect.element(page.getByText('Último agendamento')).not.toBeInTheDocument();
    expect(feitos(reunioesDeClientesEndpoints.ler)).toHaveLength(0);
  });

  it('of a new client says on each card that there is nothing yet', async () => {
    responderPainelVazio();
    await abrirPainel();
    const vazios: readonly (readonly [string, string])[] = [
      ['Contrato e serviços', 'Nenhum contrato com este cliente.'],
      ['Quem atende', 'Ninguém atende este cliente ainda.'],
      ['Empresas', 'Nenhuma empresa cadastrada.'],
      ['Para quem ligar', 'Nenhum contato cadastrado.'],
      ['Identificação', 'Nenhum até hoje'],
      ['Identificação', 'Nenhum marcado'],
      ['Agendamentos', 'Nenhum agendamento seu com este cliente.'],
      ['Com o cliente e conosco', 'Nada espera pelo cliente.'],
      ['Com o cliente e conosco', 'Nada a conferir, revisar ou assinar.'],
      ['Vencimentos', 'Nada vence nos próximos meses.'],
      ['Notas', 'Nenhuma nota. Escreva acima o que vale lembrar deste cliente.'],
      ['Linha do tempo', 'Nada aconteceu ainda com este cliente.'],
    ];
    for (const [titulo, frase] of vazios) {
      await expect.element(cartao(titulo).getByText(frase)).toBeVisible();
    }
    await expect.element(cartao('Em aberto').getByText('Sem decisor definido.')).toBeVisible();
    await semViolacoes();
  });

  it.each([
    [1440, 'two columns'],
    [375, 'one column'],
  ])('of a full client has nothing that axe complains of at %i px: %s', async (largura) => {
    responderPainelCheio();
    await abrirPainel({ largura });
    await expect.element(cartao('Linha do tempo').getByRole('listitem')).toBeVisible();
    await semRolagemLateral();
    await semViolacoes();
  });
});

it('an administrator is shown their own appointments, and reads nobody else’s', async () => {
  responderPainelVazio();
  const { pedidos } = responderAgendamentosDoCliente([umAgendamento()]);
  await abrirPainel();
  await expect.element(cartao('Agendamentos').getByText('Nenhum até hoje.')).toBeVisible();
  const { id } = umaPessoa().usuario;
  expect(pedidos.map(({ query }) => query.participante_id)).toEqual([id, id]);
});

it('the appointments to come that the card has no room for are counted, and lead to the agenda', async () => {
  responderPainelVazio();
  responderAgendamentosDoCliente([1, 2, 3, 4].map((id) => umAgendamento({ id })));
  await abrirPainel();
  await expect
    .element(cartao('Agendamentos').getByRole('link', { name: 'E mais 1' }))
    .toHaveAttribute('href', expect.stringMatching(/cliente=31&status=AGENDADO$/));
});

it('whoever serves a client besides the first five is shown when asked for', async () => {
  responderPainelVazio();
  responderAtendimento({
    pessoas: Array.from({ length: 8 }, (_, i) => ({
      ...umNome(`Pessoa ${i + 1}`, i + 1),
      papel: 'responsavel' as const,
      no_contrato: false,
    })),
  });
  await abrirPainel();
  const linhas = cartao('Quem atende').getByRole('listitem');
  await expect.element(linhas).toHaveLength(5);
  await cartao('Quem atende').getByRole('button', { name: 'Mostrar mais 3' }).click();
  await expect.element(linhas).toHaveLength(8);
});

it('what is open in any company of the client is told, and asked for in one call', async () => {
  responderPainelVazio();
  const muitas = Array.from({ length: 8 }, (_, i) =>
    umaEmpresa({ id: 51 + i, razao_social: `Empresa ${i + 1}` }),
  );
  const { doCliente } = responderEmpresas(muitas, { endereco: [58] });
  await abrirPainel();
  const linha = cartao('Em aberto').getByRole('link', { name: /Empresa 8/ });
  await expect.element(linha).toHaveAttribute('href', '/empresas?empresa=58&campo=cep');
  expect(doCliente.pedidos).toHaveLength(1);
});

it('only the contracts that are to be adjusted this month are said to be', async () => {
  responderPainelVazio();
  const { listar } = responderContratos([umContrato({ data_assinatura: '2026-01-02' })]);
  await abrirPainel();
  await expect.element(cartao('Vencimentos').getByRole('listitem').first()).toBeVisible();
  expect(listar.pedidos.map(({ query }) => query.acompanhar)).toContain('reajuste_no_mes');
});

it('the title has its line on a phone, whatever the actions', async () => {
  responderPainelVazio();
  await abrirPainel({ largura: 375 });
  const titulo = page.getByRole('heading', { level: 1 });
  await expect.element(titulo).toBeVisible();
  expect(titulo.element().getBoundingClientRect().height).toBeLessThan(40);
  await semRolagemLateral();
});

const DE_CADA: readonly (readonly [Permissao, readonly string[]])[] = [
  ['clientes:visualizar', ['Com o cliente e conosco', 'Identificação', 'Em aberto']],
  ['contratos:visualizar', ['Contrato e serviços', 'Vencimentos']],
  ['empresas:visualizar', ['Empresas', 'Vencimentos', 'Em aberto']],
  ['contatos_importantes:visualizar', ['Para quem ligar', 'Em aberto']],
  ['agenda:visualizar', ['Agendamentos']],
];

describe('a card', () => {
  it.each(DE_CADA)('with %s stands there, and no other one', async (permissao, titulos) => {
    responderPainelVazio();
    await abrirPainel({
      quem: umaPessoa({ permissoes: ['painel_cliente:visualizar', permissao] }),
    });
    const esperados = [...titulos, 'Quem atende', 'Notas', 'Linha do tempo'];
    for (const titulo of TODOS) {
      const este = cartao(titulo);
      if (esperados.includes(titulo)) await expect.element(este).toBeVisible();
      else await expect.element(este).not.toBeInTheDocument();
    }
  });

  const FALHAS: readonly (readonly [string, Endpoint, string])[] = [
    ['Identificação', clientesEndpoints.ler, 'Prospecto'],
    ['Contrato e serviços', contratosEndpoints.listar, 'Nenhum contrato com este cliente.'],
    ['Empresas', empresasEndpoints.listar, 'Nenhuma empresa cadastrada.'],
    ['Para quem ligar', contatosEndpoints.listar, 'Nenhum contato cadastrado.'],
    ['Agendamentos', agendamentosEndpoints.listar, 'Nenhum agendamento seu com este cliente.'],
    ['Quem atende', atendimentoDeClientesEndpoints.ler, 'Ninguém atende este cliente ainda.'],
    [
      'Notas',
      notasEndpoints.listar,
      'Nenhuma nota. Escreva acima o que vale lembrar deste cliente.',
    ],
    ['Linha do tempo', linhaDoTempoEndpoints.ler, 'Nada aconteceu ainda com este cliente.'],
    ['Em aberto', contatosEndpoints.faltas, 'Sem decisor definido.'],
    ['Com o cliente e conosco', checklistEndpoints.ler, 'Nada a conferir, revisar ou assinar.'],
    ['Vencimentos', empresasEndpoints.listar, 'Nada vence nos próximos meses.'],
  ];
  it.each(FALHAS)(
    '%s that fails says so alone, and is asked for again',
    async (titulo, endpoint, vinda) => {
      responderPainelVazio();
      responderClientes([umCliente({ situacao: 'prospecto' })]);
      responder(endpoint, () => recusar('MUITAS_TENTATIVAS'), { umaVez: true });
      await abrirPainel();
      const este = cartao(titulo);
      await este.getByRole('button', { name: 'Tentar novamente' }).click();
      await expect.element(este.getByText(vinda)).toBeVisible();
    },
  );
});

import { agendamentosEndpoints } from '@dominio/contrato/agendamentos';
import type { Cliente } from '@dominio/contrato/clientes';
import { type Blocos, inicioEndpoints } from '@dominio/contrato/inicio';
import { rodape } from '@dominio/contrato/paginacao';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../../test/pagina/axe.ts';
import { responder } from '../../../../test/pagina/rede.ts';
import { responderSemAgendamentos } from '../../../../test/pagina/registros/agenda-vazia.ts';
import {
  noDia,
  responderAgenda,
  umAgendamento,
} from '../../../../test/pagina/registros/agendamento.ts';
import { responderClientes, umCliente } from '../../../../test/pagina/registros/cliente.ts';
import { responderInicio, umInicio } from '../../../../test/pagina/registros/inicio.ts';
import { umaPessoa, umNome } from '../../../../test/pagina/registros/pessoa.ts';

/** A picture that is asked of nobody. */
const FOTO = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const HOJE = '2026-08-12';
const gestor = { quem: umaPessoa({ grupo: 'gestor' }) };
const regiao = (name: string | RegExp) => page.getByRole('region', { name });
const link = (name: string | RegExp) => page.getByRole('main').getByRole('link', { name });

it('every figure leads to what it counts', async () => {
  responderInicio();
  await abrirPagina('/inicio', gestor);
  const contados = 'status=AGENDADO,FINALIZADO,NO_SHOW';
  for (const [rotulo, href] of [
    ['Agendamentos hoje', `/agenda?visao=dia&data=${HOJE}&${contados}`],
    ['Agendamentos na semana', `/agenda?visao=semana&data=${HOJE}&${contados}&fds=1`],
    ['Seus clientes', '/selecionar-cliente'],
  ] as const) {
    await expect.element(link(rotulo)).toHaveAttribute('href', href);
  }
});

it('what is under way is marked, and what comes next; what is over steps back', async () => {
  responderInicio();
  const agendamentos = [
    umAgendamento({ id: 1, titulo: 'Visita', ...noDia(HOJE, ['08:00', '09:00']) }),
    umAgendamento({ id: 2, titulo: 'Fechamento', ...noDia(HOJE, ['09:30', '10:30']) }),
    umAgendamento({ id: 3, titulo: 'Balanço', ...noDia(HOJE, ['10:25', '11:00']) }),
  ];
  responder(agendamentosEndpoints.listar, ({ query }) => ({
    agendamentos,
    ...rodape(3, query),
  }));
  await abrirPagina('/inicio', gestor);
  const hoje = regiao('Agenda de hoje');
  const linha = (titulo: string) => hoje.getByRole('listitem').filter({ hasText: titulo });
  await expect.element(linha('Fechamento')).toMatchTextContent('Agora');
  await expect.element(linha('Balanço')).toMatchTextContent('em 25 min');
  await expect.element(linha('Visita')).toHaveAttribute('data-quando', 'passou');
  await semViolacoes();
});

it('the rest of the team’s day leads to a list of it, with what is counted there', async () => {
  responderInicio();
  const agendamentos = [umAgendamento({ titulo: 'Visita', ...noDia(HOJE, ['10:00', '11:00']) })];
  responder(agendamentosEndpoints.listar, ({ query }) => ({ agendamentos, ...rodape(61, query) }));
  await abrirPagina('/inicio');
  await expect
    .element(regiao('Agenda da equipe').getByRole('link', { name: 'E mais 60 agendamentos hoje' }))
    .toHaveAttribute('href', `/agenda?visao=lista&data=${HOJE}&participante=todos&status=AGENDADO`);
});

describe('an appointment without an outcome', () => {
  const VISITA = [1, 'Visita'] as const;
  const FECHAMENTO = [2, 'Fechamento'] as const;
  const comPendentes = (...pendentes: (readonly [id: number, titulo: string])[]) => {
    const { data_hora_inicio, data_hora_termino, acoes } = umAgendamento(
      noDia('2026-08-11', ['08:00', '09:00']),
    );
    const comum = { data_hora_inicio, data_hora_termino, acoes, cliente_nome: null, versao: 1 };
    const itens = pendentes.map(([id, titulo]) => ({
      ...comum,
      id,
      titulo,
      status: 'AGENDADO' as const,
    }));
    return umInicio({ 'sem-desfecho': { estado: 'ok', dados: { itens, total: 7 } } });
  };

  it('is given one where it stands, and the focus goes to the one in its place', async () => {
    const { mudarStatus } = responderAgenda([
      umAgendamento({ id: 1, titulo: 'Visita', ...noDia('2026-08-11', ['08:00', '09:00']) }),
    ]);
    responderSemAgendamentos();
    responder(inicioEndpoints.ler, () => ({
      widgets:
        mudarStatus.pedidos.length === 0
          ? comPendentes(VISITA, FECHAMENTO)
          : comPendentes(FECHAMENTO),
    }));
    await abrirPagina('/inicio', gestor);
    const bloco = regiao('Sem desfecho');
    await bloco
      .getByRole('group', { name: /Visita/ })
      .getByRole('button')
      .first()
      .click();
    await expect.element(bloco.getByText('Visita')).not.toBeInTheDocument();
    await expect.element(bloco.getByRole('link', { name: /Fechamento/ })).toHaveFocus();
    expect(mudarStatus.pedidos).toMatchObject([{ body: { status: 'FINALIZADO', versao: 1 } }]);
    await expect.element(page.getByRole('button', { name: 'Desfazer' })).toBeVisible();
    await expect
      .element(bloco.getByRole('link', { name: 'E mais 6' }))
      .toHaveAttribute('href', '/agenda?visao=lista&status=sem-desfecho');
  });

  it('comes first, in the column of a phone too', async () => {
    await page.viewport(375, 760);
    responderInicio(comPendentes(VISITA));
    await abrirPagina('/inicio', gestor);
    await expect.element(regiao(/./).first()).toMatchTextContent('Visita');
  });
});

describe('a client nobody has met', () => {
  const parado = {
    id: 31,
    nome: 'Padaria Aurora',
    ultima_reuniao_em: null,
    dias_sem_reuniao: null,
  };
  const agendar = async (meus: readonly Cliente[]) => {
    responderClientes(meus);
    responderAgenda([]);
    responderSemAgendamentos();
    responder(inicioEndpoints.ler, {
      widgets: umInicio({
        'clientes-em-atencao': { estado: 'ok', dados: { itens: [parado], total: 1 } },
      }),
    });
    await abrirPagina('/inicio', gestor);
    await page.getByRole('button', { name: 'Agendar com Padaria Aurora' }).click();
  };

  it('is met: the form opens with that client, who becomes the active one', async () => {
    await agendar([umCliente({ id: 31, nome: 'Padaria Aurora' })]);
    await expect.poll(() => location.pathname + location.search).toMatch(/^\/agenda\?.*novo=1/);
    await expect
      .element(page.getByRole('button', { name: /^Cliente ativo/ }))
      .toMatchTextContent('Padaria Aurora');
  });

  it('and has gone to somebody else meanwhile is told so', async () => {
    await agendar([]);
    await expect.element(page.getByText('Ele não está mais entre os seus clientes.')).toBeVisible();
    expect(location.pathname).toBe('/inicio');
  });
});

describe('the first day', () => {
  const novato = (agendou: boolean): Partial<Blocos> => ({
    'primeiros-passos': { estado: 'ok', dados: { novo: true, agendou } },
  });
  const passos = regiao(/^Primeiros passos/);

  it('is taught three steps, each leading to where it is done', async () => {
    responderInicio(novato(true));
    await abrirPagina('/inicio', gestor);
    await expect.element(passos.getByRole('heading')).toHaveTextContent('Primeiros passos: 1 de 3');
    await expect
      .element(passos.getByRole('link', { name: /Coloque a sua foto/ }))
      .toHaveAttribute('href', '/minha-conta');
    await expect
      .element(passos.getByRole('link', { name: /primeiro agendamento/ }))
      .not.toBeInTheDocument();
    await semViolacoes();
  });

  it('is over once all is done', async () => {
    responderInicio(novato(true));
    const { quem } = gestor;
    const usuario = { ...quem.usuario, tem_avatar: true, avatar_url: FOTO };
    await abrirPagina('/inicio', { quem: { ...quem, usuario } });
    await expect.element(passos.getByRole('heading')).toHaveTextContent('Primeiros passos: 2 de 3');
    const estrela = page.getByRole('main').getByRole('button', { name: 'Favoritar Início' });
    await estrela.click();
    await expect.element(passos).not.toBeInTheDocument();
  });
});

it('the team: who is away, the own birthday, and who sees the others’', async () => {
  responderInicio({
    'aniversariantes-e-ferias': {
      estado: 'ok',
      dados: {
        ausencias: {
          itens: [
            {
              id: 1,
              pessoa: umNome('Camila Duarte', 21),
              ferias: true,
              inicio: '2026-08-10',
              fim: '2026-08-21',
              substituto: 'Rafael Lima',
            },
          ],
          total: 4,
        },
        aniversarios: {
          itens: [{ pessoa: umNome('Marcelo Tavares', 13), dia: '08-12', hoje: true }],
          total: 1,
        },
        aniversarios_de_todos: false,
      },
    },
  });
  await abrirPagina('/inicio', gestor);
  const equipe = regiao('Aniversariantes e férias');
  await expect
    .element(equipe)
    .toMatchTextContent(/Camila DuarteFérias até 21 de ago. · com Rafael Lima/);
  await expect.element(equipe).toMatchTextContent(/Marcelo TavaresHoje/);
  await expect
    .element(equipe)
    .toMatchTextContent('Os aniversários dos colegas são vistos pelo RH.');
  await expect.element(equipe.getByRole('link', { name: 'E mais 3' })).toBeVisible();
});

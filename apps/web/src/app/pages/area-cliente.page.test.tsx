import { areaClienteEndpoints, ReuniaoDoCliente } from '@dominio/contrato/area-cliente';
import { escritorioEndpoints, urlDoLogo } from '@dominio/contrato/escritorio';
import { rodape } from '@dominio/contrato/paginacao';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { responder } from '../../../test/pagina/rede.ts';
import { responderEntrada } from '../../../test/pagina/registros/entrada.ts';
import { umaImagem } from '../../../test/pagina/registros/logo.ts';
import { umaPessoa, umNome } from '../../../test/pagina/registros/pessoa.ts';

const cliente = { quem: umaPessoa({ grupo: 'cliente' }) };
const main = page.getByRole('main');

const umaReuniao = (mudancas: Partial<ReuniaoDoCliente>): ReuniaoDoCliente =>
  ReuniaoDoCliente.parse({
    id: 1,
    titulo: 'Fechamento de julho',
    data_hora_inicio: '2026-08-13T13:00:00.000Z',
    data_hora_termino: '2026-08-13T14:00:00.000Z',
    local_reuniao: null,
    link_reuniao: 'https://exemplo.com.br/sala',
    status: 'AGENDADO',
    pessoas: [umNome('Camila Duarte', 21)],
    ...mudancas,
  } satisfies ReuniaoDoCliente);

beforeEach(() => {
  const proximos = [umaReuniao({})];
  const anteriores = [
    umaReuniao({
      id: 2,
      titulo: 'Fechamento de junho',
      data_hora_inicio: '2026-07-13T13:00:00.000Z',
      data_hora_termino: '2026-07-13T14:00:00.000Z',
      status: 'FINALIZADO',
    }),
  ];
  responder(areaClienteEndpoints.agenda, ({ query }) => {
    const agendamentos = query.periodo === 'anteriores' ? anteriores : proximos;
    return { agendamentos, ...rodape(agendamentos.length, query) };
  });
});

describe('the area of a client', () => {
  it('is where the person of a client comes in, greeted, with the company named', async () => {
    await abrirPagina('/', cliente);
    await expect
      .element(main.getByRole('heading', { level: 1, name: 'Olá, Otávio!' }))
      .toBeVisible();
    expect(location.pathname).toBe('/area-cliente');
    await expect.element(main.getByText('Padaria Aurora', { exact: true })).toBeVisible();
  });

  it('highlights the next meeting, and has what comes and what has been', async () => {
    await abrirPagina('/area-cliente', cliente);
    await expect.element(main.getByText('Próxima reunião', { exact: true })).toBeVisible();
    await expect.element(main.getByText('Fechamento de julho')).toBeVisible();
    await expect
      .element(main.getByRole('region', { name: 'Próximas reuniões' }))
      .toMatchTextContent('Nenhuma outra reunião marcada por enquanto.');
    await expect
      .element(main.getByRole('region', { name: 'Reuniões anteriores' }))
      .toMatchTextContent('Fechamento de junho');
  });

  it('says what became of a meeting only where it did not take place, and as of a meeting', async () => {
    responder(areaClienteEndpoints.agenda, ({ query }) => {
      const em = {
        data_hora_inicio: '2026-07-13T13:00:00.000Z',
        data_hora_termino: '2026-07-13T14:00:00.000Z',
      };
      const agendamentos =
        query.periodo === 'anteriores'
          ? [
              umaReuniao({ ...em, id: 2, titulo: 'Feita', status: 'FINALIZADO' }),
              umaReuniao({ ...em, id: 3, titulo: 'Desmarcada', status: 'CANCELADO' }),
            ]
          : [];
      return { agendamentos, ...rodape(agendamentos.length, query) };
    });
    await abrirPagina('/area-cliente', cliente);
    const anteriores = main.getByRole('region', { name: 'Reuniões anteriores' });
    await expect.element(anteriores.getByText('Cancelada', { exact: true })).toBeVisible();
    await expect.element(anteriores).not.toMatchTextContent(/Finalizad/);
  });

  it('has no dot at the end of a line on a phone', async () => {
    await page.viewport(320, 740);
    const em = {
      data_hora_inicio: '2027-09-29T13:00:00.000Z',
      data_hora_termino: '2027-09-29T14:00:00.000Z',
    };
    responder(areaClienteEndpoints.agenda, ({ query }) => {
      const agendamentos = query.periodo === 'anteriores' ? [] : [umaReuniao(em)];
      return { agendamentos, ...rodape(agendamentos.length, query) };
    });
    await abrirPagina('/area-cliente', cliente);
    await expect.element(main.getByText(/de 2027$/)).toBeVisible();
    const quando = document.querySelector('main time') as HTMLElement;
    const [dia, horas] = [...quando.children] as HTMLElement[];
    const caixa = (no: HTMLElement | undefined) => no?.getBoundingClientRect() as DOMRect;
    expect(caixa(horas).top).toBeGreaterThan(caixa(dia).top);
    expect(dia?.textContent).toMatch(/2027$/);
    // The dot before the hours lies in the edge that is cut off.
    expect(caixa(horas).left).toBe(caixa(quando).left);
    expect(getComputedStyle(quando).clipPath).toBe('inset(0px 0px 0px 14px)');
    await page.viewport(768, 740);
    await expect.poll(() => caixa(horas).top).toBe(caixa(dia).top);
    expect(caixa(horas).left).toBeGreaterThanOrEqual(caixa(dia).right);
  });

  it('is the firm’s, by its name and logo, and says whom to call', async () => {
    responder(escritorioEndpoints.logo, () => new Response(umaImagem()));
    responder(areaClienteEndpoints.escritorio, {
      nome: 'Araucária & Prado Contadores Associados de Curitiba',
      logo_url: urlDoLogo('abc'),
      tem_logo: true,
      pessoas: [
        {
          ...umNome('Camila Duarte', 21),
          papel: 'responsavel',
          email: 'camila@barreto.demo',
          telefone: '11912345678',
        },
        { ...umNome('Rui Prado', 22), papel: 'apoio', email: 'rui@barreto.demo', telefone: null },
      ],
    });
    await page.viewport(375, 760);
    await abrirPagina('/area-cliente', cliente);
    const topo = page.getByRole('banner');
    await expect.element(topo).toMatchTextContent('Araucária & Prado');
    await expect.element(topo.getByRole('presentation')).toBeVisible();
    const gente = main.getByRole('region', { name: 'Quem atende você' });
    await expect
      .element(gente.getByRole('link', { name: 'Ligar para Camila Duarte: (11) 91234-5678' }))
      .toHaveAttribute('href', 'tel:+5511912345678');
    await expect.element(gente.getByText('(11) 91234-5678')).toBeVisible();
    await expect
      .element(gente.getByRole('link', { name: 'Escrever para Rui Prado: rui@barreto.demo' }))
      .toHaveAttribute('href', 'mailto:rui@barreto.demo');
    await expect
      .element(gente.getByRole('link', { name: /Ligar para Rui/ }))
      .not.toBeInTheDocument();
    await semRolagemLateral();
    await semViolacoes();
  });

  it('has nothing that axe complains of', async () => {
    await abrirPagina('/area-cliente', cliente);
    await expect.element(main.getByText('Fechamento de junho')).toBeVisible();
    await semViolacoes();
  });

  it('shows nothing of the staff', async () => {
    await abrirPagina('/area-cliente', cliente);
    await expect.element(main.getByText('Fechamento de julho')).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Principal' });
    await expect.element(menu.getByRole('link', { name: 'Início' })).toBeVisible();
    const links = menu.getByRole('link').elements() as HTMLAnchorElement[];
    for (const { pathname } of links) expect(pathname).toMatch(/^\/area-cliente(\/|$)/);
  });

  it.each(['/inicio', '/agenda', '/selecionar-cliente'])(
    'is where the address %s of the staff comes back to',
    async (endereco) => {
      await abrirPagina(endereco, cliente);
      await expect.poll(() => location.pathname).toBe('/area-cliente');
      await expect.element(main.getByText('Fechamento de julho')).toBeVisible();
    },
  );

  it('has the theme and the way out in the menu of the person', async () => {
    responderEntrada();
    await abrirPagina('/area-cliente', cliente);
    await page.getByRole('button', { name: 'Menu do usuário' }).click();
    await expect.element(page.getByRole('menuitem', { name: 'Usar tema claro' })).toBeVisible();
    await page.getByRole('menuitem', { name: 'Sair' }).click();
    await expect.poll(() => location.pathname).toBe('/entrar');
  });
});

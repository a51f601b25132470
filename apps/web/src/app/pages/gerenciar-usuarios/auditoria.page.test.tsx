import { auditoriaEndpoints } from '@dominio/contrato/auditoria';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../../test/pagina/axe.ts';
import { baixar } from '../../../../test/pagina/descarga.ts';
import { semRolagemLateral } from '../../../../test/pagina/desenho.ts';
import { parametro } from '../../../../test/pagina/endereco.ts';
import { painel } from '../../../../test/pagina/painel.ts';
import { recusar, responder } from '../../../../test/pagina/rede.ts';
import { responderAuditoria, umEvento } from '../../../../test/pagina/registros/auditoria.ts';
import { umaPessoa } from '../../../../test/pagina/registros/pessoa.ts';
import { responderUsuarios } from '../../../../test/pagina/registros/usuario.ts';

const PAGINA = '/gerenciar-usuarios?aba=auditoria';
const CRIACAO = umEvento({
  id: 70,
  acao: 'time.criado',
  frase: 'Helena Barreto criou o time Folha',
});
const COR = umEvento();
const LEITURA = umEvento({
  id: 72,
  acao: 'agendamentos.lidos_como_administrador',
  frase: 'Helena Barreto leu agendamentos como administrador',
  objeto: null,
  diferencas: [],
});
const PESSOA = umEvento({
  id: 73,
  frase: 'Helena Barreto suspendeu Camila Duarte',
  objeto: { tipo: 'usuario', id: 21, nome: 'Camila Duarte' },
});

const linha = (frase: string) => page.getByRole('main').getByRole('button', { name: frase });
const lidos = linha('leu agendamentos como administrador');
const gaveta = painel('Registro de auditoria');
const leituras = page.getByRole('button', { name: /^Leituras/ });

describe('the audit log', () => {
  it('leaves out what was only read, until it is asked for', async () => {
    responderAuditoria([COR, LEITURA]);
    await abrirPagina(PAGINA);
    await expect.element(linha(COR.frase)).toBeVisible();
    await expect.element(lidos).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Adicionar filtro' }).click();
    await page.getByRole('option', { name: 'Leituras' }).click();
    await page.getByRole('option', { name: 'Mostradas' }).click();
    await parametro('leituras').toBe('1');
    await expect.element(lidos).toBeVisible();
    await page.getByRole('button', { name: 'Leituras: mostradas' }).click();
    await page.getByRole('option', { name: 'Ocultas' }).click();
    await expect.element(lidos).not.toBeInTheDocument();
  });

  it('P38 is a tab of the register, narrowed to a kind of record', async () => {
    responderUsuarios();
    responderAuditoria([COR, PESSOA]);
    await abrirPagina('/gerenciar-usuarios');
    await page.getByRole('link', { name: 'Auditoria' }).click();
    await expect.element(linha(PESSOA.frase)).toBeVisible();
    await page.getByRole('button', { name: 'Adicionar filtro' }).click();
    await page.getByRole('option', { name: 'Registro' }).click();
    await page.getByRole('option', { name: 'Time', exact: true }).click();
    await parametro('tipo').toBe('time');
    await expect.element(linha(PESSOA.frase)).not.toBeInTheDocument();
    await expect.element(linha(COR.frase)).toBeVisible();
  });

  it('P38 shows an entry field by field, with a link to its record', async () => {
    responderAuditoria([COR]);
    await abrirPagina(PAGINA);
    await linha(COR.frase).click();
    await expect.element(gaveta.getByText('#123456')).toBeVisible();
    await expect
      .element(gaveta.getByRole('link', { name: 'Folha' }))
      .toHaveAttribute('href', '/times?time=5');
  });

  it('shows all about one record, readings too: there is nothing to choose about them', async () => {
    const { lista } = responderAuditoria([COR, CRIACAO, PESSOA]);
    await abrirPagina(`${PAGINA}&evento=71`);
    await gaveta.getByRole('link', { name: 'Tudo sobre ele' }).click();
    await expect.element(gaveta).not.toBeInTheDocument();
    await expect.element(linha(PESSOA.frase)).not.toBeInTheDocument();
    await expect.element(linha(COR.frase)).toBeVisible();
    await expect.element(linha(CRIACAO.frase)).toBeVisible();
    await expect.element(leituras).not.toBeInTheDocument();
    expect(lista.pedidos.at(-1)?.query).toMatchObject({ objeto_tipo: 'time', objeto_id: 5 });
  });

  it('is shown without anything axe complains of', async () => {
    responderAuditoria([COR, PESSOA]);
    await abrirPagina(PAGINA);
    await expect.element(linha(COR.frase)).toBeVisible();
    await semViolacoes();
  });

  it('shows an entry without anything axe complains of', async () => {
    responderAuditoria([COR]);
    await abrirPagina(`${PAGINA}&evento=71`);
    await expect.element(gaveta.getByText('#123456')).toBeVisible();
    await semViolacoes();
  });
});

describe('the export of the log', () => {
  const prova = page.getByRole('dialog', { name: 'Confirme que é você' });
  const senha = prova.getByLabelText('Senha atual');

  async function pedirCsv(): Promise<void> {
    responderAuditoria([COR]);
    await abrirPagina(`${PAGINA}&tipo=time`);
    await page.getByRole('button', { name: 'Exportar' }).click();
    await expect.element(page.getByRole('menuitem', { name: 'Excel (XLSX)' })).toBeVisible();
    const csv = page.getByRole('menuitem', { name: 'CSV' });
    await csv.click();
    await expect.element(senha).toHaveFocus();
    await expect.element(csv).not.toBeInTheDocument();
  }

  it('asks once more for a password that is wrong', async () => {
    await pedirCsv();
    responder(auditoriaEndpoints.exportar, () =>
      recusar('DADOS_INVALIDOS', 'Senha atual incorreta.'),
    );
    await senha.fill('não é esta');
    await userEvent.keyboard('{Enter}');
    await expect.element(prova.getByText('Senha atual incorreta.')).toBeVisible();
  });

  it('P38 is of what the filters find, in a file of the day', async () => {
    await pedirCsv();
    const { pedidos } = responder(auditoriaEndpoints.exportar, () => new Response('Quando;Quem'));
    await senha.fill('a senha certa');
    const { nome } = await baixar(() =>
      prova.getByRole('button', { name: 'Baixar a auditoria' }).click(),
    );
    expect(nome).toBe('auditoria-2026-08-12.csv');
    await expect.element(prova).not.toBeInTheDocument();
    expect(pedidos).toMatchObject([
      { query: { objeto_tipo: 'time', formato: 'csv' }, body: { senha: 'a senha certa' } },
    ]);
  });

  it('asks for the proof without anything axe complains of', async () => {
    await pedirCsv();
    await semViolacoes();
  });
});

describe('the history of a person', () => {
  const pessoa = painel('Camila Duarte');
  const leitura = pessoa.getByRole('listitem').filter({ hasText: 'leu os dados pessoais' });

  beforeEach(() => {
    responderUsuarios();
    const frase = 'Helena Barreto leu os dados pessoais de Camila Duarte';
    responderAuditoria([umEvento({ frase })]);
  });

  it('tells in their drawer what was done to them, field by field', async () => {
    await abrirPagina('/gerenciar-usuarios?usuario=21');
    await pessoa.getByRole('link', { name: 'Histórico' }).click();
    await leitura.getByText('O que mudou').click();
    await expect.element(leitura.getByText('#123456')).toBeVisible();
  });

  it('is told without anything axe complains of', async () => {
    await abrirPagina('/gerenciar-usuarios?usuario=21&parte=historico');
    await leitura.getByText('O que mudou').click();
    await expect.element(leitura.getByText('#123456')).toBeVisible();
    await semViolacoes();
  });
});

it('who does not audit has no such tab', async () => {
  responderUsuarios();
  await abrirPagina(PAGINA, { quem: umaPessoa({ grupo: 'gestor' }) });
  await expect.element(page.getByRole('link', { name: 'Grupos' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Auditoria' })).not.toBeInTheDocument();
});

describe('on a phone', () => {
  beforeEach(() => page.viewport(375, 760));

  it('the tab that is open is in sight, whole, and so is every line', async () => {
    responderAuditoria([COR, PESSOA]);
    await abrirPagina(PAGINA);
    const abas = page.getByRole('navigation', { name: 'Partes da página' });
    const fim = () => {
      const aba = abas.getByRole('link', { name: 'Auditoria' }).element();
      return (
        Math.ceil(aba.getBoundingClientRect().right) <=
        Math.ceil(abas.element().getBoundingClientRect().right)
      );
    };
    await expect.poll(fim).toBe(true);
    await expect.element(linha(COR.frase)).toBeVisible();
    const linhas = [...document.querySelectorAll('ol > li > button')];
    expect(linhas).toHaveLength(2);
    expect(linhas.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([]);
    await semRolagemLateral();
  });

  it('an entry is read whole, no wider than the window', async () => {
    responderAuditoria([COR]);
    await abrirPagina(`${PAGINA}&evento=71`);
    await expect.element(gaveta.getByText('#123456')).toBeVisible();
    await semRolagemLateral();
    await semViolacoes();
  });
});

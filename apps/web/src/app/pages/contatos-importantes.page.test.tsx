import { type Contato, contatosEndpoints } from '@dominio/contrato/contatos';
import type { Empresa } from '@dominio/contrato/empresas';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { baixar } from '../../../test/pagina/descarga.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { acao, escolherAcao, maisAcoes, painel } from '../../../test/pagina/painel.ts';
import { responder } from '../../../test/pagina/rede.ts';
import {
  comClienteAtivo,
  responderClientes,
  umCliente,
} from '../../../test/pagina/registros/cliente.ts';
import { responderContatos, umContato } from '../../../test/pagina/registros/contato.ts';
import { responderEmpresas, umaEmpresa } from '../../../test/pagina/registros/empresa.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';

const lista = page.getByRole('region', { name: 'Contatos', exact: true });
const novo = painel('Novo contato');
const aberto = painel(/Marta Reis$/);
const propriedade = (nome: string) =>
  aberto.getByRole('button', { name: new RegExp(`Mudar ${nome}$`) });

const desfazer = page.getByRole('button', { name: 'Desfazer', exact: true });

/** The page of the active client's contacts, on a phone. */
async function abrir(
  endereco = '/contatos-importantes',
  iniciais: readonly Partial<Contato>[] = [{}],
  quem = umaPessoa(),
  empresas: readonly Empresa[] = [],
) {
  const respostas = responderContatos(iniciais.map((um) => umContato(um)));
  responderClientes();
  responderEmpresas(empresas);
  await page.viewport(375, 812);
  await abrirPagina(endereco, { quem, guardado: comClienteAtivo(umCliente()) });
  return respostas;
}

describe('the contacts of a client', () => {
  it('are asked for one client, and listed with what they do there', async () => {
    const { listar } = await abrir();
    await expect.element(lista.getByText('Marta Reis').first()).toBeVisible();
    await expect.element(lista.getByText('Decisor, Sócio')).toBeVisible();
    expect(listar.pedidos[0]?.query).toMatchObject({ cliente_id: 31 });
    await semRolagemLateral();
    await semViolacoes();
  });

  it('say what they lack together', async () => {
    await abrir(undefined, [{ papeis: [], recebe_nps: false }]);
    const faltas = page.getByRole('list', { name: 'O que falta' });
    await expect.element(faltas.getByText('Sem decisor definido.')).toBeVisible();
    await expect.element(faltas.getByText('Nenhum contato recebe pesquisas.')).toBeVisible();
  });

  it('who left are told apart where there is no room for the column that says so', async () => {
    const saiu = { id: 2, nome: 'Rui Prado', ativo: false, saiu_em: '2026-11-26' };
    await abrir('/contatos-importantes?contato=1', [{}, saiu]);
    await page.viewport(1280, 900);
    const linha = (name: string) => page.getByRole('row').filter({ hasText: name });
    await expect
      .element(page.getByRole('columnheader', { name: 'Situação' }))
      .not.toBeInTheDocument();
    await expect.element(linha('Rui Prado')).toMatchTextContent(/Rui Prado.*Saiu/);
    await expect.element(linha('Marta Reis')).not.toMatchTextContent('Saiu');
    await page.viewport(1920, 900);
    await expect.element(linha('Rui Prado')).toMatchTextContent('Saiu em 26/11/2026');
    await expect
      .element(linha('Rui Prado').getByText('Saiu', { exact: true }))
      .not.toBeInTheDocument();
  });

  it('are narrowed to those who are sent something', async () => {
    const { listar } = await abrir('/contatos-importantes?recebe=documentos');
    await expect.poll(() => listar.pedidos.at(-1)?.query).toMatchObject({ recebe: 'documentos' });
  });

  it('that are not found are not said to be none', async () => {
    await abrir('/contatos-importantes?termo=xqzwv');
    await expect.element(page.getByText('Nenhum contato com estes filtros.')).toBeVisible();
  });

  it('that are none say so, and how to enter one', async () => {
    await abrir(undefined, []);
    await expect.element(page.getByText('Nenhum contato cadastrado.')).toBeVisible();
    await semViolacoes();
  });
});

describe('a new contact', () => {
  it('is entered for the active client', async () => {
    const { criar } = await abrir('/contatos-importantes?novo=1', []);
    await novo.getByRole('textbox', { name: 'Nome' }).fill('Rui Prado');
    await novo.getByRole('combobox', { name: 'Papéis' }).fill('finan');
    await userEvent.keyboard('{Enter}');
    await novo.getByRole('textbox', { name: 'Aniversário' }).fill('1/3');
    await novo.getByRole('checkbox', { name: 'Recebe cobrança' }).click();
    await novo.getByRole('button', { name: 'Criar contato' }).click();
    await expect.element(novo).not.toBeInTheDocument();
    await expect.element(lista.getByText('Rui Prado').first()).toBeVisible();
    expect(criar.pedidos.map(({ body }) => body)).toMatchObject([
      {
        cliente_id: 31,
        nome: 'Rui Prado',
        papeis: ['financeiro'],
        aniversario: '03-01',
        recebe_cobranca: true,
      },
    ]);
  });

  it('is told of a telephone that is none, and what was typed stays', async () => {
    const { criar } = await abrir('/contatos-importantes?novo=1', []);
    await novo.getByRole('textbox', { name: 'Nome' }).fill('Rui Prado');
    await novo.getByRole('textbox', { name: 'Telefone' }).fill('123');
    await novo.getByRole('button', { name: 'Criar contato' }).click();
    await expect.element(novo.getByText(/^Telefone inválido/).first()).toBeVisible();
    await expect.element(novo.getByRole('textbox', { name: 'Telefone' })).toHaveValue('123');
    expect(criar.pedidos).toEqual([]);
    await semViolacoes();
  });

  it('speaks for no company that was closed', async () => {
    const baixada = { id: 52, razao_social: 'Mercado Boreal Ltda', status: 'baixada' } as const;
    await abrir(undefined, [], umaPessoa(), [umaEmpresa(), umaEmpresa(baixada)]);
    await page.getByRole('button', { name: 'Novo contato' }).first().click();
    await novo.getByRole('combobox', { name: 'Empresa' }).click();
    await expect.element(page.getByRole('option', { name: /^Padaria Aurora/ })).toBeVisible();
    expect(page.getByRole('option', { name: /^Mercado Boreal/ }).elements()).toEqual([]);
  });

  it('leaves a draft when it is closed by accident', async () => {
    await abrir('/contatos-importantes?novo=1', []);
    await novo.getByRole('textbox', { name: 'Nome' }).fill('Quase perdido');
    await userEvent.keyboard('{Escape}');
    await expect.element(novo).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Novo contato' }).first().click();
    await novo.getByRole('button', { name: 'Recuperar' }).click();
    await expect.element(novo.getByRole('textbox', { name: 'Nome' })).toHaveValue('Quase perdido');
  });
});

describe('an open contact', () => {
  it('is called, and its number is changed where it stands', async () => {
    const { atualizar } = await abrir('/contatos-importantes?contato=1');
    await expect
      .element(aberto.getByRole('link', { name: '(11) 3222-4455' }))
      .toHaveAttribute('href', 'tel:+551132224455');
    await propriedade('telefone').click();
    await aberto.getByRole('textbox', { name: 'Telefone' }).fill('(11) 3222-9999');
    await userEvent.keyboard('{Enter}');
    await expect.element(aberto.getByRole('link', { name: '(11) 3222-9999' })).toBeVisible();
    expect(atualizar.pedidos.map(({ body }) => body)).toEqual([
      { telefone: '(11) 3222-9999', versao: 1 },
    ]);
    await semViolacoes();
  });

  it('that leaves is succeeded by another, and may be brought back', async () => {
    const { substituir, reativar } = await abrir('/contatos-importantes?contato=1', [
      {},
      { id: 2, nome: 'Rui Prado', papeis: [] },
    ]);
    await aberto.getByRole('button', { name: 'Registrar saída' }).click();
    const pergunta = page.getByRole('dialog', { name: 'Marta Reis saiu de Padaria Aurora?' });
    await expect.element(pergunta.getByText(/^Sem substituto, ninguém/)).toBeVisible();
    await pergunta.getByRole('combobox', { name: 'Substituto' }).fill('rui');
    await userEvent.keyboard('{Enter}');
    await expect.element(pergunta.getByText(/^Os papéis \(Decisor, Sócio\)/)).toBeVisible();
    await pergunta.getByRole('button', { name: 'Registrar saída' }).click();
    await expect.element(aberto.getByText('Saiu em 26/11/2026').first()).toBeVisible();
    await desfazer.click();
    await expect.element(aberto.getByRole('button', { name: 'Registrar saída' })).toBeVisible();
    expect(substituir.pedidos.map(({ body }) => body)).toEqual([{ versao: 1, substituto_id: 2 }]);
    expect(reativar.pedidos).toHaveLength(1);
  });

  it('brought back in the panel is not offered to be brought back by the toast too', async () => {
    const { reativar } = await abrir('/contatos-importantes?contato=1');
    await aberto.getByRole('button', { name: 'Registrar saída' }).click();
    const pergunta = page.getByRole('dialog', { name: 'Marta Reis saiu de Padaria Aurora?' });
    await pergunta.getByRole('button', { name: 'Registrar saída' }).click();
    await expect.element(desfazer).toBeVisible();
    await aberto.getByRole('button', { name: 'Desfazer a saída' }).click();
    await expect.element(page.getByText('Saída desfeita')).toBeVisible();
    await expect.element(desfazer).not.toBeInTheDocument();
    expect(reativar.pedidos).toHaveLength(1);
  });

  it('has two properties in a row saved, each under the version of the one before', async () => {
    const { atualizar } = await abrir('/contatos-importantes?contato=1');
    await propriedade('nome').click();
    await aberto.getByRole('textbox', { name: 'Nome' }).fill('Ana Marta Reis');
    await aberto.getByRole('button', { name: /Mudar cargo$/ }).click();
    await aberto.getByRole('textbox', { name: 'Cargo' }).fill('Gerente');
    await userEvent.keyboard('{Enter}');
    await expect.element(propriedade('cargo')).toMatchTextContent('Gerente');
    expect(atualizar.pedidos.map(({ body }) => body)).toEqual([
      { nome: 'Ana Marta Reis', versao: 1 },
      { cargo: 'Gerente', versao: 2 },
    ]);
  });

  it('has what is typed while it is being saved saved next, under the version of that', async () => {
    const { contatos } = await abrir('/contatos-importantes?contato=1');
    const segura = Promise.withResolvers<void>();
    const atualizar = responder(contatosEndpoints.atualizar, async ({ body }) => {
      await segura.promise;
      return contatos.mudar(1, body as Partial<Contato>);
    });
    await propriedade('cargo').click();
    const cargo = aberto.getByRole('textbox', { name: 'Cargo' });
    await cargo.fill('Gerente');
    await userEvent.keyboard('{Enter}');
    await cargo.fill('Gerente geral');
    await userEvent.keyboard('{Enter}');
    segura.resolve();
    await expect.element(propriedade('cargo')).toMatchTextContent('Gerente geral');
    expect(atualizar.pedidos.map(({ body }) => body)).toEqual([
      { cargo: 'Gerente', versao: 1 },
      { cargo: 'Gerente geral', versao: 2 },
    ]);
  });

  it('has several roles taken one after the other, from a list that stays open', async () => {
    const { atualizar } = await abrir('/contatos-importantes?contato=1', [{ papeis: [] }]);
    await propriedade('papéis').click();
    await aberto.getByRole('combobox', { name: 'Papéis' }).click();
    await aberto.getByRole('option', { name: 'Decisor' }).click();
    await aberto.getByRole('option', { name: 'Sócio' }).click();
    await expect.element(aberto.getByRole('option', { name: 'TI' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(propriedade('papéis')).toMatchTextContent('Decisor, Sócio');
    expect(atualizar.pedidos.map(({ body }) => body)).toEqual([
      { papeis: ['decisor', 'socio'], versao: 1 },
    ]);
  });

  it('with an e-mail that another has is told who, with a way there', async () => {
    await abrir('/contatos-importantes?contato=1', [
      {},
      { id: 2, nome: 'Rui Prado', email: 'rui@padaria.demo' },
    ]);
    await propriedade('e-mail').click();
    await expect.element(aberto.getByText(/já usa este e-mail/)).not.toBeInTheDocument();
    await aberto.getByRole('textbox', { name: 'E-mail' }).fill('Rui@padaria.demo');
    await expect.element(aberto.getByText(/Rui Prado já usa este e-mail/)).toBeVisible();
    await semViolacoes();
    await aberto.getByRole('link', { name: 'Abrir o contato' }).click();
    await expect.element(painel(/Rui Prado$/)).toBeVisible();
  });

  it('shows a number with its signs, however it was typed', async () => {
    await abrir('/contatos-importantes?contato=1', [{ whatsapp: '11912345678' }]);
    await expect.element(propriedade('WhatsApp')).toBeVisible();
    await expect
      .element(aberto.getByRole('link', { name: '(11) 91234-5678' }))
      .toHaveAttribute('href', 'https://wa.me/5511912345678');
  });

  it('is invited to the client’s area by who registers people', async () => {
    const { convidar } = await abrir('/contatos-importantes?contato=1');
    await escolherAcao(aberto, 'Dar acesso à área do cliente');
    await expect.element(page.getByText('Convite enviado')).toBeVisible();
    expect(convidar.pedidos.map(({ params }) => params)).toEqual([{ id: 1 }]);
  });

  it('is taken along as a card', async () => {
    await abrir('/contatos-importantes?contato=1');
    const { nome, bytes } = await baixar(() => escolherAcao(aberto, 'Baixar cartão (vCard)'));
    expect(nome).toBe('Marta Reis.vcf');
    expect(new TextDecoder().decode(bytes)).toContain('TEL;TYPE=WORK,VOICE:(11) 3222-4455');
  });

  it('offers nothing that writes to who only reads', async () => {
    const quem = umaPessoa({
      grupo: 'consultor',
      permissoes: ['contatos_importantes:visualizar', 'clientes:visualizar'],
    });
    await abrir('/contatos-importantes?contato=1', [{}], quem);
    await expect.element(aberto.getByRole('link', { name: '(11) 3222-4455' })).toBeVisible();
    for (const name of [/Mudar/, 'Registrar saída']) {
      await expect.element(aberto.getByRole('button', { name })).not.toBeInTheDocument();
    }
    await maisAcoes(aberto).click();
    await expect.element(acao('Baixar cartão (vCard)')).toBeVisible();
    expect(page.getByRole('menuitem').elements()).toHaveLength(1);
  });
});

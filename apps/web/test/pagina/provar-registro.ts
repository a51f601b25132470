import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from './abrir.tsx';
import { semViolacoes } from './axe.ts';
import { baixar } from './descarga.ts';
import { escolherAcao } from './painel.ts';
import { type Preparada, type ProvaDoRegistro, prepararProva } from './prova-do-registro.ts';
import { feitos, recusar, responder } from './rede.ts';
import { umaPessoa } from './registros/pessoa.ts';
import type { Linha } from './registros/registro.ts';
import { sairDaPagina } from './saida.ts';

function provarLista<R extends Linha>(prova: Preparada<R>) {
  const { enderecos, lista, abrir, primeiro, segundo, busca, exportacao, soLe, palavras } = prova;
  const [umRegistro, outroRegistro] = prova.registros;

  it('is searched and narrowed by its address', async () => {
    const { listar } = await abrir(busca.endereco);
    await expect.element(lista.getByText(segundo).first()).toBeVisible();
    await expect.element(lista.getByText(primeiro)).not.toBeInTheDocument();
    const pedidas = listar.pedidos.map(({ query }) => query);
    expect(pedidas).toContainEqual(expect.objectContaining(busca.pede));
  });

  it('says that there is nothing with these filters, and lets go of them', async () => {
    await abrir(busca.endereco, [umRegistro]);
    await expect.element(page.getByText(busca.nada ?? palavras.nenhum)).toBeVisible();
    await page.getByRole('button', { name: 'Limpar filtros' }).click();
    await expect.element(lista.getByText(primeiro).first()).toBeVisible();
  });

  if (exportacao) {
    it('is exported with every column that is shown, and whatever else a row has', async () => {
      await abrir(enderecos.lista, [umRegistro]);
      const { nome, bytes } = await baixar(async () => {
        await page.getByRole('button', { name: 'Exportar' }).click();
        await page.getByRole('menuitem', { name: 'CSV' }).click();
      });
      expect(nome).toBe(exportacao.arquivo);
      expect(new TextDecoder().decode(bytes)).toContain(exportacao.linha);
    });
  }

  if (soLe) {
    it('offers nothing that writes to who only reads', async () => {
      prova.responder([outroRegistro]);
      const quem = umaPessoa({ grupo: 'consultor', permissoes: soLe });
      await abrirPagina(enderecos.segundo, { quem });
      await expect.element(prova.campo).toBeDisabled();
      for (const name of [palavras.novo, 'Exportar', 'Mais ações', 'Salvar']) {
        await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument();
      }
      await expect.element(page.getByLabelText('Selecionar esta página')).not.toBeInTheDocument();
    });

    it('has rows that may only be opened by who only reads', async () => {
      prova.responder([outroRegistro]);
      await abrirPagina(enderecos.lista, {
        quem: umaPessoa({ grupo: 'consultor', permissoes: soLe }),
      });
      await lista.getByRole('button', { name: `Ações de ${segundo}` }).click();
      await expect.element(page.getByRole('menuitem', { name: 'Abrir' })).toBeVisible();
      expect(page.getByRole('menuitem').elements()).toHaveLength(1);
    });
  }

  it('is drawn without anything axe complains of', async () => {
    await abrir(enderecos.lista);
    await expect.element(lista.getByText(segundo).first()).toBeVisible();
    await semViolacoes();
  });
}

function provarCriacao<R extends Linha>(prova: Preparada<R>) {
  const { enderecos, gaveta, campo, botao, abrir, criacao, palavras } = prova;

  it('is created as it was filled in', async () => {
    const { criar } = await abrir(enderecos.novo, []);
    await criacao.preencher(gaveta);
    await botao(palavras.criar).click();
    await expect.element(page.getByText(palavras.criado)).toBeVisible();
    await expect.element(gaveta).not.toBeInTheDocument();
    await expect.element(prova.lista.getByText(prova.novo).first()).toBeVisible();
    expect(criar.pedidos.map(({ body }) => body)).toMatchObject([criacao.envia]);
  });

  it('is asked for what it must have before anything is sent', async () => {
    const { papel, rotulo, frase } = criacao.exige;
    await abrir(enderecos.novo, []);
    await botao(palavras.criar).click();
    await expect.element(gaveta.getByText(frase).first()).toBeVisible();
    await expect.element(gaveta.getByRole(papel, { name: rotulo })).toHaveFocus();
    expect(feitos(prova.endpoints.criar)).toEqual([]);
  });

  if (prova.rascunho) {
    it('leaves a draft when it is closed by accident', async () => {
      await abrir(enderecos.novo, []);
      await campo.fill('Quase perdido');
      await userEvent.keyboard('{Escape}');
      await expect.element(gaveta).not.toBeInTheDocument();
      await page.getByRole('button', { name: palavras.novo }).click();
      await botao('Recuperar').click();
      await expect.element(campo).toHaveValue('Quase perdido');
    });
  }

  it('is filled in without anything axe complains of', async () => {
    await abrir(enderecos.novo, []);
    await criacao.preencher(gaveta);
    await semViolacoes();
  });
}

function provarEdicao<R extends Linha>(prova: Preparada<R>) {
  const { enderecos, campo, botao, abrir, palavras, titulo } = prova;
  const [, { versao }] = prova.registros;

  it(`is saved${versao === undefined ? '' : ' under the version that was read'}`, async () => {
    const { atualizar } = await abrir(enderecos.segundo);
    await campo.fill('Outro nome');
    await botao(palavras.salvar).click();
    await expect.element(prova.lista.getByText('Outro nome').first()).toBeVisible();
    expect(atualizar.pedidos.map(({ body }) => body)).toMatchObject([
      { [titulo.campo]: 'Outro nome', ...(versao !== undefined && { versao }) },
    ]);
  });

  it('says at its field what the server refuses, and what was typed stays', async () => {
    const mensagem = 'O servidor não aceita este.';
    prova.responder(prova.registros);
    responder(prova.endpoints.atualizar, () =>
      recusar('DADOS_INVALIDOS', 'Confira os campos.', {
        campos: [{ campo: titulo.campo, mensagem }],
      }),
    );
    await abrirPagina(enderecos.segundo);
    await campo.fill('Outro nome');
    await botao(palavras.salvar).click();
    await expect.element(campo).toHaveAccessibleDescription(expect.stringContaining(mensagem));
    await expect.element(campo).toHaveValue('Outro nome');
  });
}

function provarReabertura<R extends Linha>(prova: Preparada<R>) {
  const { enderecos, gaveta, campo, abrir, lista, titulo, segundo, palavras } = prova;
  const [, { id, versao }] = prova.registros;

  it('shows what somebody else has saved since it was open before, and is saved upon that', async () => {
    const { registro, atualizar } = await abrir(enderecos.segundo);
    await expect.element(campo).toHaveValue(segundo);
    await userEvent.keyboard('{Escape}');
    await expect.element(gaveta).not.toBeInTheDocument();
    registro.mudar(id, { [titulo.campo]: 'Nome de outra pessoa' } as Partial<R>);
    await lista.getByText(segundo).first().click();
    // A drawer is titled by its record, which is called otherwise now.
    const reaberta = page.getByRole('complementary');
    const nome = reaberta.getByRole('textbox', { name: titulo.rotulo });
    await expect.element(nome).toHaveValue('Nome de outra pessoa');
    await nome.fill('Outro nome');
    await reaberta.getByRole('button', { name: palavras.salvar }).click();
    await expect.element(reaberta).not.toBeInTheDocument();
    expect(atualizar.pedidos.map(({ body }) => body)).toMatchObject([
      { [titulo.campo]: 'Outro nome', ...(versao !== undefined && { versao: versao + 1 }) },
    ]);
  });
}

function provarExclusao<R extends Linha>(prova: Preparada<R>) {
  const { enderecos, lista, gaveta, botao, abrir, segundo, pergunta, palavras } = prova;
  const [, { id }] = prova.registros;
  const foiEmbora = async () => {
    await expect.element(gaveta).not.toBeInTheDocument();
    await expect.element(lista.getByText(segundo)).not.toBeInTheDocument();
  };
  const excluir = async () => {
    const respostas = await abrir(enderecos.segundo);
    await escolherAcao(gaveta, 'Excluir');
    return respostas;
  };

  if (pergunta !== null) {
    it('follows a question, and takes it from the list', async () => {
      const respostas = await excluir();
      const certeza = page.getByRole('dialog', { name: pergunta });
      await certeza.getByRole('button', { name: palavras.excluir }).click();
      await expect.element(page.getByText(palavras.excluido)).toBeVisible();
      await foiEmbora();
      expect(respostas.excluir.pedidos.map(({ params }) => params)).toEqual([{ id }]);
    });
    return;
  }

  it('is undone, and nothing was asked of the server', async () => {
    await excluir();
    await foiEmbora();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect.element(lista.getByText(segundo).first()).toBeVisible();
    await sairDaPagina();
    expect(feitos(prova.endpoints.excluir)).toEqual([]);
  });

  it('is sent before another is saved, which may take its place', async () => {
    const respostas = await excluir();
    await page.getByRole('button', { name: palavras.novo }).click();
    await prova.criacao.preencher(gaveta);
    await botao(palavras.criar).click();
    await expect.element(page.getByText(palavras.criado)).toBeVisible();
    // The step back that closes the panel would otherwise arrive in the test that follows.
    await expect.element(gaveta).not.toBeInTheDocument();
    expect(respostas.excluir.pedidos.map(({ params }) => params)).toEqual([{ id }]);
  });

  it('is sent at once as the page is left', async () => {
    const respostas = await excluir();
    await foiEmbora();
    await sairDaPagina();
    await expect
      .poll(() => respostas.excluir.pedidos.map(({ params }) => params))
      .toEqual([{ id }]);
  });
}

function provarLote<R extends Linha>(
  { enderecos, abrir, lista, segundo: segundoNome, registros: [primeiro, segundo] }: Preparada<R>,
  { rotulo, muda, feito }: NonNullable<ProvaDoRegistro<R>['lote']>,
) {
  const campos = Object.keys(muda) as (keyof R)[];
  const pede = { ids: [primeiro.id, segundo.id], ...muda };
  const desfaz = {
    ids: [primeiro.id],
    ...Object.fromEntries(campos.map((campo) => [campo, primeiro[campo]])),
  };
  const agir = async () => {
    const respostas = await abrir(enderecos.lista);
    await expect.element(lista.getByText(segundoNome).first()).toBeVisible();
    await page.getByLabelText('Selecionar esta página').click();
    await page.getByRole('button', { name: rotulo }).click();
    await expect.element(page.getByText(feito)).toBeVisible();
    return { ...respostas, corpos: () => respostas.mudarVarios?.pedidos.map(({ body }) => body) };
  };

  it('are changed by one call', async () => {
    const { corpos, registro } = await agir();
    expect(corpos()).toEqual([pede]);
    expect(registro.todas).toMatchObject([muda, muda]);
  });

  it('come back by undoing, but for those that did not change', async () => {
    const { corpos } = await agir();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect.poll(corpos).toEqual([pede, desfaz]);
  });
}

/**
 * Walks over a registry's page and states, each as a test of its own, what every registry does: its
 * list, a new record, one that is open, its deletion, and all that are chosen.
 */
export function provarRegistro<R extends Linha>(declarada: ProvaDoRegistro<R>): void {
  const prova = prepararProva(declarada);
  const { lote } = prova;
  describe(prova.nome.varios, () => {
    describe('the list', () => provarLista(prova));
    describe('a new one', () => provarCriacao(prova));
    describe('one that is open', () => provarEdicao(prova));
    describe('one that is opened again', () => provarReabertura(prova));
    describe('the deletion', () => provarExclusao(prova));
    if (lote) describe('all that are chosen', () => provarLote(prova, lote));
  });
}

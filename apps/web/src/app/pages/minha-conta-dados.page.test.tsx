import { consentimentosEndpoints } from '@dominio/contrato/consentimentos';
import { meusDadosEndpoints } from '@dominio/contrato/meus-dados';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { baixar } from '../../../test/pagina/descarga.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { recusar, responder, segurar } from '../../../test/pagina/rede.ts';
import { responderFoto } from '../../../test/pagina/registros/conta.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';
import { responderSegundoFator } from '../../../test/pagina/registros/segundo-fator.ts';

const quem = umaPessoa({ grupo: 'consultor' });
const abrir = (pessoa = quem) => abrirPagina('/minha-conta?aba=dados', { quem: pessoa });

beforeEach(() => void responderSegundoFator());

describe('P50 the own data', () => {
  const prova = page.getByRole('dialog', { name: 'Confirme que é você' });
  const frase = 'Senha atual incorreta.';
  const errarASenha = async () => {
    responder(meusDadosEndpoints.exportar, () =>
      recusar('DADOS_INVALIDOS', frase, { campos: [{ campo: 'senha', mensagem: frase }] }),
    );
    await abrir();
    await page.getByRole('button', { name: 'Exportar' }).click();
    await prova.getByLabelText('Senha atual').fill('não é esta');
    await userEvent.keyboard('{Enter}');
    await expect.element(prova.getByText(frase)).toBeVisible();
  };
  beforeEach(() => void responderFoto(quem));

  it('are told with what they are for, on a phone too, where nothing is wider than it', async () => {
    await page.viewport(375, 760);
    await abrir();
    await expect.element(page.getByText('Registro de auditoria')).toBeVisible();
    await semRolagemLateral();
  });

  it('are not downloaded by a wrong password, which asks once more', async () => {
    await errarASenha();
    await expect.element(prova.getByLabelText('Senha atual')).toHaveFocus();
  });

  it('are downloaded in a file of the day, as the server hands them out, by the right password', async () => {
    const { pedidos } = responder(meusDadosEndpoints.exportar, () =>
      Response.json({ cadastro: 'meu' }),
    );
    await abrir();
    await page.getByRole('button', { name: 'Exportar' }).click();
    await prova.getByLabelText('Senha atual').fill('a senha certa');
    const { nome, bytes } = await baixar(() =>
      prova.getByRole('button', { name: 'Baixar meus dados' }).click(),
    );
    expect(nome).toBe('meus-dados-2026-08-12.json');
    expect(JSON.parse(new TextDecoder().decode(bytes))).toEqual({ cadastro: 'meu' });
    await expect.element(page.getByText('Dados exportados')).toBeVisible();
    await expect.element(prova).not.toBeInTheDocument();
    expect(pedidos).toMatchObject([{ body: { senha: 'a senha certa' } }]);
  });

  it('are asked for without anything axe complains of', async () => {
    await errarASenha();
    await semViolacoes();
  });

  it('are shown without anything axe complains of', async () => {
    await abrir();
    await expect.element(page.getByText('Registro de auditoria')).toBeVisible();
    await semViolacoes();
  });
});

describe('P50 what was agreed to', () => {
  const autorizado = page.getByRole('region', { name: 'O que você autorizou' });
  const noTopo = () => document.querySelector('[aria-label="Menu do usuário"] img');
  const pergunta = page.getByRole('dialog', { name: 'Revogar: Foto do perfil?' });
  const perguntar = async () => {
    const foto = responderFoto(quem, { temFoto: true });
    await abrir(foto.quem);
    await autorizado.getByRole('button', { name: 'Revogar: Foto do perfil' }).click();
    await expect.element(pergunta.getByText(/A foto é apagada/)).toBeVisible();
    return foto;
  };

  it('stands with the day, the text and what came before', async () => {
    responderFoto(quem, { temFoto: true });
    await abrir();
    await expect.element(autorizado.getByText(/^Autorizado desde .* · texto 1$/)).toBeVisible();
    await autorizado.getByText('Histórico').click();
    await expect.element(autorizado.getByText(/^Autorizado em .* \(texto 1\)$/)).toBeVisible();
  });

  it('is taken back, and the picture goes with it; the keyboard goes on from its place', async () => {
    const { revogar } = await perguntar();
    await expect.poll(noTopo).not.toBeNull();
    // By the time the server answers, the question has given the focus back to the button.
    const resposta = segurar(consentimentosEndpoints.revogar);
    await pergunta.getByRole('button', { name: 'Revogar' }).click();
    await expect.element(pergunta).not.toBeInTheDocument();
    await expect
      .element(autorizado.getByRole('button', { name: 'Revogar: Foto do perfil' }))
      .toHaveFocus();
    resposta.soltar();
    await expect.element(page.getByText('Autorização revogada.')).toBeVisible();
    await expect.element(autorizado.getByText(/^Não autorizado\./)).toBeVisible();
    await expect.element(autorizado.getByRole('heading')).toHaveFocus();
    await expect.poll(noTopo).toBeNull();
    expect(revogar.pedidos).toHaveLength(1);
  });

  it('is agreed to by a button on which the keyboard stays while that is saved, and refused', async () => {
    responderFoto(quem, { temFoto: true });
    responder(consentimentosEndpoints.listar, {
      consentimentos: [
        {
          finalidade: 'foto',
          situacao: 'sem_registro',
          desde: null,
          versao_do_texto: null,
          historico: [],
        },
      ],
      total: 1,
    });
    responder(consentimentosEndpoints.conceder, () => recusar('INDISPONIVEL'));
    const resposta = segurar(consentimentosEndpoints.conceder);
    await abrir();
    const botao = autorizado.getByRole('button', { name: 'Autorizar: Foto do perfil' });
    await botao.click();
    await expect.element(botao).toHaveAttribute('aria-disabled', 'true');
    await expect.element(botao).toHaveFocus();
    resposta.soltar();
    await expect.element(page.getByText('Erro ao autorizar')).toBeVisible();
    await expect.element(botao).toHaveFocus();
  });

  it('is taken back by a question that axe does not complain of', async () => {
    await perguntar();
    await semViolacoes();
  });

  it('is shown, once taken back, without anything axe complains of', async () => {
    await perguntar();
    await pergunta.getByRole('button', { name: 'Revogar' }).click();
    await expect.element(autorizado.getByText(/^Não autorizado\./)).toBeVisible();
    await semViolacoes();
  });
});

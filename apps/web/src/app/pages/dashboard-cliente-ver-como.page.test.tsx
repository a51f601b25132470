import { acessoDoUsuarioEndpoints, type PessoaComAcesso } from '@dominio/contrato/usuarios-acesso';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { noPapel } from '../../../test/pagina/aparelho.ts';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { responder } from '../../../test/pagina/rede.ts';
import {
  abrirPainel,
  responderPainelVazio,
} from '../../../test/pagina/registros/painel-do-cliente.ts';
import { umaPessoa, umNome } from '../../../test/pagina/registros/pessoa.ts';
import { responderSegundoFator } from '../../../test/pagina/registros/segundo-fator.ts';

const comAcesso = (nome: string, id: number, motivo: 'empresa' | 'vinculo'): PessoaComAcesso => ({
  ...umNome(nome, id),
  grupo_nome: motivo === 'empresa' ? 'Cliente' : 'Consultor',
  origens: [{ tipo: 'usuario', id, nome, motivo, papel: null }],
});

const responderAcessos = (pessoas: readonly PessoaComAcesso[]) =>
  responder(acessoDoUsuarioEndpoints.quem, { pessoas: [...pessoas], total: pessoas.length });
const abrir = page.getByRole('button', { name: 'Ver como cliente' });
const escolha = page.getByRole('dialog', { name: 'Ver como cliente' });

it('lists the client’s own people who sign in, on a phone, and asks why before a visit', async () => {
  responderPainelVazio();
  const ler = responderAcessos([
    comAcesso('Camila Duarte', 7, 'vinculo'),
    comAcesso('Marta Reis', 41, 'empresa'),
  ]);
  responderSegundoFator();
  await abrirPainel({ largura: 375 });
  await abrir.click();
  await expect.element(escolha.getByText('Marta Reis')).toBeVisible();
  await expect.element(escolha.getByText('Camila Duarte')).not.toBeInTheDocument();
  await semRolagemLateral();
  await semViolacoes();
  await escolha.getByRole('button', { name: 'Ver como Marta Reis' }).click();
  const motivo = page.getByRole('dialog', { name: 'Ver como Marta Reis' });
  await expect.element(motivo.getByRole('textbox', { name: 'Motivo' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(motivo).not.toBeInTheDocument();
  expect(ler.pedidos.map(({ query }) => query)).toEqual([{ cliente_id: 31 }]);
});

it('says where people are invited when nobody of the client signs in', async () => {
  responderPainelVazio();
  responderAcessos([]);
  await abrirPainel();
  await abrir.click();
  await expect.element(escolha.getByText(/Ninguém deste cliente tem acesso/)).toBeVisible();
});

it('is offered to administrators alone', async () => {
  responderPainelVazio();
  await abrirPainel({ quem: umaPessoa({ grupo: 'gestor' }) });
  await expect.element(page.getByText('Último agendamento')).toBeVisible();
  await expect.element(abrir).not.toBeInTheDocument();
});

it('is left off the paper, as is the star of the page', async () => {
  responderPainelVazio();
  await abrirPainel();
  const estrela = page.getByRole('button', { name: 'Favoritar Painel do Cliente' });
  await expect.element(abrir).toBeVisible();
  await expect.element(estrela).toBeVisible();
  await noPapel();
  await expect.element(estrela).not.toBeInTheDocument();
  await expect.element(abrir).not.toBeInTheDocument();
});

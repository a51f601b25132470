import type { UsuarioAberto } from '@dominio/contrato/usuarios-cadastro';
import { senhaDoUsuarioEndpoints } from '@dominio/contrato/usuarios-senha';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { semViolacoes } from '../../../../test/pagina/axe.ts';
import { desenhar } from '../../../../test/pagina/desenhar.tsx';
import { responder, segurar } from '../../../../test/pagina/rede.ts';
import { comSessao } from '../../../../test/pagina/sessao.ts';
import { useSenhaTemporaria } from './senha-temporaria.tsx';

const TEMPORARIA = 'abcd-efgh-2345-6789';
const pessoa = { id: 20, nome: 'Camila Duarte' } as UsuarioAberto;
const gerar = page.getByRole('button', { name: 'Gerar senha temporária' });
function Gerar() {
  const { dar, dialogos } = useSenhaTemporaria(pessoa);
  return (
    <>
      <button type="button" onClick={dar}>
        Gerar senha temporária
      </button>
      {dialogos}
    </>
  );
}
let resposta: ReturnType<typeof segurar>;
const dialogo = page.getByRole('dialog', { name: 'Senha temporária', exact: true });

beforeEach(async () => {
  comSessao();
  responder(senhaDoUsuarioEndpoints.resetar, {
    success: true,
    nova_senha: TEMPORARIA,
    expira_em: '2026-08-13T10:00:00-03:00',
  });
  await desenhar(
    <main>
      <h1>{pessoa.nome}</h1>
      <Gerar />
    </main>,
  );
  resposta = segurar(senhaDoUsuarioEndpoints.resetar);
  await gerar.click();
  const pergunta = page.getByRole('dialog', { name: 'Gerar senha temporária?' });
  await pergunta.getByRole('button', { name: 'Gerar senha' }).click();
  await expect.element(pergunta).not.toBeInTheDocument();
});

it('the keyboard stays on its button while a temporary password is made, and after it was read', async () => {
  await expect.element(gerar).toHaveFocus();
  resposta.soltar();
  await dialogo.getByRole('button', { name: 'Concluir' }).click();
  await expect.element(gerar).toHaveFocus();
});

it('AD-32 a temporary password is shown once, to be copied, with its expiry', async () => {
  resposta.soltar();
  await expect.element(dialogo.getByLabelText('Senha temporária')).toHaveTextContent(TEMPORARIA);
  await expect.element(dialogo.getByText('Vale até 13/08/2026 10:00')).toBeVisible();
  await expect.element(dialogo.getByRole('button', { name: 'Copiar senha' })).toBeVisible();
  await dialogo.getByRole('button', { name: 'Concluir' }).click();
  await expect.element(page.getByText(TEMPORARIA)).not.toBeInTheDocument();
});

it('a temporary password is shown without anything axe complains of', async () => {
  resposta.soltar();
  await expect.element(dialogo).toBeVisible();
  await semViolacoes();
});

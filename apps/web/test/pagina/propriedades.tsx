import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { FormularioNoLugar } from '../../src/components/formulario/formulario-no-lugar.tsx';
import { Propriedade, Propriedades } from '../../src/components/formulario/propriedades.tsx';
import { useFormulario } from '../../src/components/formulario/use-formulario.ts';
import { desenhar } from './desenhar.tsx';

interface Ficha {
  nome: string;
  telefone: string;
  notas: string;
}

/** What the server's refusal of a save is to a form. */
export const recusa = (codigo: string, detail: string, campos: readonly object[] = []) =>
  Object.assign(new Error(detail), { status: 409, codigo, detail, campos });

/** Sends a property: the test says what comes of it. */
export const gravar = vi.fn(async (_: Partial<Ficha>) => {});
/** Called once a property was saved, before its form closes. */
export const aoSalvar = vi.fn(() => {});
const recarregar = async () => true;

interface PropsDoCampo {
  campo: keyof Ficha;
  ficha: Ficha;
  soAPedido?: boolean;
  aoGravar: (ficha: Ficha) => void;
  aoFechar: (comFoco: boolean) => void;
}

function Campo({ campo, ficha, soAPedido = false, aoGravar, aoFechar }: PropsDoCampo) {
  const formulario = useFormulario<Ficha>({
    iniciais: ficha,
    ordem: [campo],
    validar: ({ nome }) => (nome.trim() === '' ? { nome: 'Informe o nome.' } : {}),
  });
  const Entrada = campo === 'notas' ? Textarea : TextInput;
  return (
    <FormularioNoLugar
      formulario={formulario}
      campos={[campo]}
      tituloDoErro="Erro ao salvar o cliente"
      enviando={false}
      soAPedido={soAPedido}
      gravar={async (valores) => {
        await gravar({ [campo]: valores[campo] });
        return valores;
      }}
      avisar={(ficha) => {
        aoGravar(ficha);
        aoSalvar();
      }}
      aoFechar={aoFechar}
      aoRecarregar={recarregar}
    >
      <Entrada label={`Campo ${campo}`} {...formulario.form.getInputProps(campo)} />
    </FormularioNoLugar>
  );
}

/** The page of a client of this test: two names beside their values, a link, and text to copy. */
function Pagina({ soAPedido = false }: { soAPedido?: boolean }) {
  const [ficha, setFicha] = useState<Ficha>({
    nome: 'Aurora',
    telefone: '',
    notas: 'Paga em dia.',
  });
  const editar = (campo: keyof Ficha) => (aoFechar: (comFoco: boolean) => void) => (
    <Campo {...{ campo, ficha, aoFechar, soAPedido }} aoGravar={setFicha} />
  );
  return (
    <main>
      <h1>Cliente</h1>
      <Propriedades>
        <Propriedade nome="Nome" editar={editar('nome')}>
          {ficha.nome}
        </Propriedade>
        <Propriedade nome="Telefone" editar={editar('telefone')}>
          {ficha.telefone}
        </Propriedade>
        <Propriedade nome="CNPJ">12.345.678/0001-95</Propriedade>
        <Propriedade nome="Notas" larga inteira={false} editar={editar('notas')}>
          <p>{ficha.notas}</p>
        </Propriedade>
      </Propriedades>
      <button type="button">Outra coisa</button>
      <Link to="/outra">Outra página</Link>
    </main>
  );
}

/** Draws the page, whose properties are saved by leaving them or only when asked for. */
export async function abrir(soAPedido = false) {
  const router = createMemoryRouter([
    { path: '/', element: <Pagina soAPedido={soAPedido} /> },
    { path: '/outra', element: <h1>Outra</h1> },
  ]);
  await desenhar(<RouterProvider router={router} />);
}

/** The way to change a property, which reads what it is. */
export const mudar = (nome: string) =>
  page.getByRole('button', { name: new RegExp(`Mudar ${nome}$`) });
export const botao = (name: string) => page.getByRole('button', { name, exact: true });
export const campo = (qual: keyof Ficha) => page.getByLabelText(`Campo ${qual}`);
/** What was sent so far. */
export const enviados = () => gravar.mock.calls.map(([corpo]) => corpo);

/** The name, with something else typed in it, not saved yet. */
export async function comNome(nome: string, soAPedido = false) {
  await abrir(soAPedido);
  await mudar('nome').click();
  await expect.element(campo('nome')).toHaveFocus();
  await campo('nome').fill(nome);
}

beforeEach(() => {
  gravar.mockReset().mockResolvedValue();
  aoSalvar.mockReset();
});

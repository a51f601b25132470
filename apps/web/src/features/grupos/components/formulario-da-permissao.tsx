import {
  type EdicaoDaPermissao,
  type NovaPermissao,
  type PermissaoCompleta,
  permissoesEndpoints,
} from '@dominio/contrato/grupos';
import { Checkbox, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.css';
import { CampoNome } from '../../../components/campos/campo-nome.tsx';
import { FormularioDoRegistro } from '../../../components/formulario/formulario-do-registro.tsx';
import { useFormulario } from '../../../components/formulario/use-formulario.ts';
import { avisar } from '../../../lib/avisar.ts';
import { errosDoCorpo } from '../../../lib/validar.ts';
import type { PropsDoFormulario } from '../../../registros/gaveta-de-formulario.tsx';
import { useSalvar } from '../../../registros/gravacoes.ts';
import { nomeTecnico, O_QUE_E_CRITICA } from '../permissao.ts';
import { permissoes } from '../permissoes.queries.ts';
import classes from './grupos.module.css';

/** Labels of the contract's fields, in the form's order. */
const ROTULOS = {
  modulo: 'Módulo',
  acao: 'Ação',
  nome: 'Nome',
  descricao: 'Descrição',
  critica: 'Crítica',
} as const satisfies Readonly<Record<keyof (NovaPermissao & EdicaoDaPermissao), string>>;
const ORDEM = Object.keys(ROTULOS) as (keyof typeof ROTULOS)[];

/** Form of a permission's name and description; module and action can be set on a new one only. */
export function FormularioDaPermissao({
  registro: permissao,
  soLeitura,
  ...saidas
}: PropsDoFormulario<PermissaoCompleta>) {
  const salvar = useSalvar(permissoes);
  const formulario = useFormulario({
    iniciais: {
      modulo: permissao?.modulo ?? '',
      acao: permissao?.acao ?? '',
      nome: permissao?.nome ?? '',
      descricao: permissao?.descricao ?? '',
      critica: permissao?.critica ?? false,
    },
    ordem: ORDEM,
    validar: errosDoCorpo(permissoesEndpoints.criar.body),
  });
  const { form } = formulario;
  const slug = (campo: 'modulo' | 'acao', exemplo: string) => (
    <TextInput
      label={ROTULOS[campo]}
      description={`Como o sistema a pede, por exemplo ${exemplo}`}
      withAsterisk
      aria-required
      data-autofocus={campo === 'modulo' || undefined}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      {...form.getInputProps(campo)}
    />
  );
  const campos = (
    <fieldset disabled={soLeitura} style={{ display: 'contents' }}>
      <div className={classes.pilha}>
        {permissao ? (
          <p className={classes.nota}>
            O sistema a pede como <code>{nomeTecnico(permissao)}</code>, que não muda.
          </p>
        ) : (
          <>
            {slug('modulo', 'relatorios')}
            {slug('acao', 'visualizar')}
          </>
        )}
        <CampoNome
          label={ROTULOS.nome}
          data-autofocus={undefined}
          {...form.getInputProps('nome')}
        />
        <Textarea label={ROTULOS.descricao} rows={3} {...form.getInputProps('descricao')} />
        <Checkbox
          label={ROTULOS.critica}
          description={O_QUE_E_CRITICA}
          {...form.getInputProps('critica', { type: 'checkbox' })}
        />
      </div>
    </fieldset>
  );
  if (soLeitura) {
    return (
      <>
        {campos}
        {saidas.historico}
      </>
    );
  }
  return (
    <FormularioDoRegistro
      formulario={formulario}
      rotulos={ROTULOS}
      tituloDoErro={permissoes.palavras.erroAoSalvar}
      rotuloDoEnvio={permissao ? permissoes.palavras.salvar : permissoes.palavras.criar}
      enviando={salvar.isPending}
      gravar={({ modulo, acao, ...body }) =>
        salvar.mutateAsync(
          permissao ? { id: permissao.id, body } : { id: null, body: { modulo, acao, ...body } },
        )
      }
      avisar={({ permissao: { nome } }) =>
        avisar.sucesso({
          titulo: permissao ? permissoes.palavras.salvo : permissoes.palavras.criado,
          mensagem: nome,
        })
      }
      {...saidas}
    >
      {campos}
    </FormularioDoRegistro>
  );
}

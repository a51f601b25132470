import {
  type EdicaoDoGrupo,
  type Grupo,
  gruposEndpoints,
  type NovoGrupo,
} from '@dominio/contrato/grupos';
import { Switch, Textarea } from '@mantine/core';
import '@mantine/core/styles/Switch.css';
import { CampoNome } from '../../../components/campos/campo-nome.tsx';
import {
  FormularioDoRegistro,
  type SaidasDoFormulario,
} from '../../../components/formulario/formulario-do-registro.tsx';
import { useFormulario } from '../../../components/formulario/use-formulario.ts';
import { avisar } from '../../../lib/avisar.ts';
import { useAdministrador } from '../../../lib/permissoes.tsx';
import { errosDoCorpo } from '../../../lib/validar.ts';
import { useGravacaoDoRegistro } from '../../../registros/gravacoes.ts';
import { grupos } from '../grupos.queries.ts';
import classes from './grupos.module.css';

/** Labels of the contract's fields, in the form's order. */
const ROTULOS = {
  nome: 'Nome',
  descricao: 'Descrição',
  exige_segundo_fator: 'Exigir segundo fator',
} as const satisfies Readonly<Record<keyof Omit<NovoGrupo & EdicaoDoGrupo, 'versao'>, string>>;
const ORDEM = Object.keys(ROTULOS) as (keyof typeof ROTULOS)[];

interface Props extends SaidasDoFormulario<{ grupo: Grupo }> {
  /** Null for a new group. */
  grupo: Grupo | null;
}

/** Form of a group's own fields. */
export function FormularioDoGrupo({ grupo, ...saidas }: Props) {
  const administrador = useAdministrador();
  const gravacao = useGravacaoDoRegistro(grupos, grupo);
  const formulario = useFormulario({
    iniciais: {
      nome: grupo?.nome ?? '',
      descricao: grupo?.descricao ?? '',
      exige_segundo_fator: grupo?.exige_segundo_fator ?? false,
    },
    ordem: ORDEM,
    validar: errosDoCorpo(gruposEndpoints.criar.body),
  });
  const { form } = formulario;
  return (
    <FormularioDoRegistro
      formulario={formulario}
      rotulos={ROTULOS}
      tituloDoErro={grupos.palavras.erroAoSalvar}
      rotuloDoEnvio={grupo ? grupos.palavras.salvar : grupos.palavras.criar}
      {...gravacao}
      avisar={({ grupo: { nome } }) =>
        avisar.sucesso({
          titulo: grupo ? grupos.palavras.salvo : grupos.palavras.criado,
          mensagem: nome,
        })
      }
      {...saidas}
    >
      <div className={classes.pilha}>
        <CampoNome
          label={ROTULOS.nome}
          data-autofocus={grupo === null || undefined}
          {...form.getInputProps('nome')}
        />
        <Textarea label={ROTULOS.descricao} rows={3} {...form.getInputProps('descricao')} />
        <Switch
          label={ROTULOS.exige_segundo_fator}
          description={
            administrador
              ? 'Quem é do grupo e ainda não tem um só usa o sistema depois de cadastrá-lo.'
              : 'Só um administrador muda esta exigência.'
          }
          disabled={!administrador}
          {...form.getInputProps('exige_segundo_fator', { type: 'checkbox' })}
        />
      </div>
    </FormularioDoRegistro>
  );
}

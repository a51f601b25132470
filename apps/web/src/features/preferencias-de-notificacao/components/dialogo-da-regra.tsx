import { Regra } from '@dominio/contrato/notificacoes-configuracao';
import { CATEGORIAS, NOME_DA_CATEGORIA } from '@dominio/contrato/notificacoes-tipos';
import { Switch, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Switch.css';
import { CampoNome } from '../../../components/campos/campo-nome.tsx';
import { FormularioDoRegistro } from '../../../components/formulario/formulario-do-registro.tsx';
import { sairSePuder } from '../../../components/formulario/saida.ts';
import { useFormulario } from '../../../components/formulario/use-formulario.ts';
import { Dialogo } from '../../../components/ui/dialogo.tsx';
import { avisar } from '../../../lib/avisar.ts';
import { recarregarDaRecusa, useRegistroDaLista } from '../../../lib/registro-da-recusa.ts';
import { CampoDeEscolha } from '../../../registros/campo-de-escolha.tsx';
import { CampoDeVarios } from '../../../registros/campo-de-varios.tsx';
import {
  corpoDaRegra,
  errosDaRegra,
  ORDEM_DA_REGRA,
  ROTULOS_DA_REGRA as R,
  type ValoresDaRegra,
  valoresDaRegra,
} from '../regras.formulario.ts';
import type { AcoesDasRegras } from '../regras.queries.ts';
import classes from './preferencias.module.css';

const DAS_CATEGORIAS = CATEGORIAS.map((valor) => ({ valor, rotulo: NOME_DA_CATEGORIA[valor] }));

interface Props {
  /** Null for a new rule, of a type of the firm's own. */
  regra: Regra | null;
  grupos: readonly { readonly id: number; readonly nome: string }[];
  acoes: AcoesDasRegras;
  aoFechar: () => void;
}

interface PropsDoFormulario extends Props {
  /** Called with the rule as somebody else saved it meanwhile. */
  aoRecarregar: (atual: Regra) => void;
}

function Formulario({ regra, grupos, acoes, aoFechar, aoRecarregar }: PropsDoFormulario) {
  const formulario = useFormulario<ValoresDaRegra>({
    iniciais: valoresDaRegra(regra),
    ordem: ORDEM_DA_REGRA,
    validar: (valores) => errosDaRegra(valores, regra),
  });
  const { form } = formulario;
  const doProduto = regra?.do_produto ?? false;
  return (
    <FormularioDoRegistro
      formulario={formulario}
      rotulos={R}
      tituloDoErro="Erro ao salvar a regra"
      rotuloDoEnvio={regra ? 'Salvar regra' : 'Criar regra'}
      tudoOpcional={doProduto}
      enviando={acoes.gravar.isPending}
      gravar={(valores) => acoes.gravar.mutateAsync(corpoDaRegra(valores, regra))}
      avisar={(gravada) =>
        regra
          ? acoes.oferecer('Regra salva', regra, gravada.versao)
          : avisar.sucesso({ titulo: 'Regra criada', mensagem: gravada.name })
      }
      aoTerminar={aoFechar}
      aoCancelar={() => sairSePuder(aoFechar)}
      aoRecarregar={(recusa) => recarregarDaRecusa(recusa, Regra, aoRecarregar)}
    >
      {!regra && (
        <TextInput
          label={R.event_type}
          description="Letras minúsculas, números e _. Não muda depois."
          withAsterisk
          aria-required
          data-autofocus
          autoComplete="off"
          spellCheck={false}
          {...form.getInputProps('event_type')}
        />
      )}
      <CampoNome
        label={R.name}
        {...(doProduto && {
          withAsterisk: false,
          'aria-required': undefined,
          description: 'Em branco, o do produto.',
        })}
        data-autofocus={regra ? true : undefined}
        {...form.getInputProps('name')}
      />
      <Textarea
        label={R.description}
        description={doProduto ? 'Em branco, a do produto.' : 'Quando as pessoas são avisadas.'}
        autosize
        minRows={2}
        {...form.getInputProps('description')}
      />
      {!doProduto && (
        <CampoDeEscolha
          label={R.category}
          opcoes={DAS_CATEGORIAS}
          obrigatorio
          error={form.errors.category as string | undefined}
          data-path="category"
          value={form.values.category}
          onChange={(nova) => form.setFieldValue('category', nova as ValoresDaRegra['category'])}
        />
      )}
      <fieldset className={classes.meios}>
        <legend>Por onde avisar quem não escolheu</legend>
        {(['system_default', 'email_default', 'push_default'] as const).map((campo) => (
          <Switch
            key={campo}
            label={R[campo]}
            {...form.getInputProps(campo, { type: 'checkbox' })}
          />
        ))}
      </fieldset>
      {regra?.aceita_grupos && (
        <CampoDeVarios
          label={R.default_groups}
          description="Avisadas também as pessoas deles que veem o cliente."
          opcoes={grupos.map(({ id, nome }) => ({ valor: String(id), rotulo: nome }))}
          vazio="Nenhum grupo encontrado."
          error={form.errors.default_groups as string | undefined}
          data-path="default_groups"
          value={form.values.default_groups}
          onChange={(ids) => form.setFieldValue('default_groups', ids)}
        />
      )}
      <Switch
        label={R.bloqueado}
        description="Cada pessoa é avisada por estes meios, e não muda."
        {...form.getInputProps('bloqueado', { type: 'checkbox' })}
      />
    </FormularioDoRegistro>
  );
}

/** Dialog that changes the rule of a type of event, or makes one for a type that has none. */
export function DialogoDaRegra({ regra, ...props }: Props) {
  const { registro, leituras, aoLer } = useRegistroDaLista(regra);
  return (
    <Dialogo
      titulo={regra ? `Regra: ${regra.name}` : 'Nova regra'}
      aoFechar={() => sairSePuder(props.aoFechar)}
    >
      <Formulario key={leituras} {...props} regra={registro} aoRecarregar={aoLer} />
    </Dialogo>
  );
}

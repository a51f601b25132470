import type { ConfiguracaoDaIntegracao } from '@dominio/contrato/configuracao-sistema';
import { Switch, Textarea } from '@mantine/core';
import '@mantine/core/styles/Switch.css';
import { useState } from 'react';
import { QuadroDoFormulario } from '../../../components/formulario/quadro-do-formulario.tsx';
import { useFormulario } from '../../../components/formulario/use-formulario.ts';
import { useGravarIntegracao } from '../configuracoes.queries.ts';
import {
  CAMPOS,
  corpoDaIntegracao,
  estaDefinido,
  nomesDaIntegracao,
  valoresDaIntegracao,
} from '../integracoes.campos.ts';
import { useSalvamento } from '../use-salvamento.tsx';
import { CampoDaIntegracao } from './campo-da-integracao.tsx';
import classes from './configuracoes.module.css';
import { TesteDaIntegracao } from './teste-da-integracao.tsx';

interface Props {
  integracao: ConfiguracaoDaIntegracao;
  podeEditar: boolean;
  aoTerminar: () => void;
  aoRecarregar: () => void;
}

/** One integration of the system: its fields, its switch, and a test of what is in force. */
export function FormularioDaIntegracao(props: Props) {
  const { integracao, podeEditar, aoTerminar, aoRecarregar } = props;
  const { integration, somente_leitura, situacao } = integracao;
  const campos = CAMPOS[integration];
  // Files have nothing to choose: what there is to do about them is the test.
  const editavel = podeEditar && !somente_leitura && campos.length > 0;
  const [removidos, setRemovidos] = useState<readonly string[]>([]);
  const gravar = useGravarIntegracao(integration);
  const formulario = useFormulario({
    iniciais: valoresDaIntegracao(integracao),
    ordem: ['enabled', ...campos.map(({ nome }) => nome), 'description'],
    nomes: nomesDaIntegracao(integration),
    validar: () => ({}),
  });
  const { form } = formulario;
  const sujo = form.isDirty() || removidos.length > 0;
  const { enviar, aviso, pergunta } = useSalvamento({
    formulario,
    gravar: () => gravar.mutateAsync(corpoDaIntegracao(integracao, form.getValues(), removidos)),
    titulo: 'Integração salva',
    // The drawer stays: what was saved is there to be tested.
    aoTerminar: () => undefined,
    aoRecarregar,
    sujo,
  });

  const conteudo = (
    <>
      <p className={classes.situacao}>{situacao}</p>
      {somente_leitura && (
        <p className={classes.situacao}>
          Definida no ambiente do servidor. O que está lá vale, e só muda lá.
        </p>
      )}
      {campos.length > 0 && (
        <fieldset className={classes.campos} disabled={!editavel}>
          <div className={classes.larga}>
            <Switch label="Ativa" {...form.getInputProps('enabled', { type: 'checkbox' })} />
          </div>
          {campos.map((campo) => (
            <CampoDaIntegracao
              key={campo.nome}
              campo={campo}
              entrada={form.getInputProps(campo.nome)}
              definido={estaDefinido(integracao, campo.nome)}
              removido={removidos.includes(campo.nome)}
              aoRemover={(remover) =>
                setRemovidos((antes) =>
                  remover ? [...antes, campo.nome] : antes.filter((nome) => nome !== campo.nome),
                )
              }
              somenteLeitura={!editavel}
              obrigatorio={campo.obrigatorio === true && form.values.enabled}
            />
          ))}
          <div className={classes.larga}>
            <Textarea label="Descrição" rows={2} {...form.getInputProps('description')} />
          </div>
        </fieldset>
      )}
      <TesteDaIntegracao integracao={integracao} podeTestar={podeEditar} sujo={sujo} />
    </>
  );
  if (!editavel) return conteudo;
  return (
    <>
      <QuadroDoFormulario
        formulario={formulario}
        rotulos={Object.fromEntries(campos.map(({ nome, rotulo }) => [nome, rotulo]))}
        tituloDoErro="Erro ao salvar configurações"
        rotuloDoEnvio="Salvar"
        enviando={gravar.isPending}
        aviso={aviso}
        aoEnviar={enviar}
        aoCancelar={aoTerminar}
      >
        {conteudo}
      </QuadroDoFormulario>
      {pergunta}
    </>
  );
}

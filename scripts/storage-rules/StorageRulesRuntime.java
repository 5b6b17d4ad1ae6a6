import com.google.common.collect.ImmutableMap;
import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.runtime.common.AsyncRuntimeFunction;
import com.google.firebase.rules.runtime.common.Evaluator;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.v1.ExpressionPathSegmentValue;
import com.google.firebase.rules.runtime.v1.ExpressionPathValue;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firebase.rules.v1.File;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.protobuf.util.JsonFormat;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Storage rules runtime for the Firebase emulators, on the rules engine inside the Cloud CLI's Firestore emulator.
 *
 * <p>Speaks the JSON lines that firebase-tools exchanges with the runtime it would otherwise download: it announces
 * itself with id -1, then answers {@code load_ruleset} and {@code verify}. A rule that cannot be evaluated denies and
 * says why in a warning. Rules that read Firestore ({@code firestore.get}) are not supported and so deny.
 */
public final class StorageRulesRuntime {
  private static final FirebaseRulesLangOptions LANGUAGE =
      FirebaseRulesLangOptions.builder()
          .trySllFirst(true)
          .allowLetBindings(true)
          .allowImportStatements(false)
          .allowMultiFileRulesets(false)
          .allowCrossServiceRules(true)
          .allowTernaryOperator(true)
          .typeCheck(FirebaseRulesLangOptions.TypeCheckAlgorithm.NONE)
          .shadowedFieldWarnings(false)
          .shadowedFunctionWarnings(false)
          .maximumExpressionSize(1000)
          .build();

  private final Map<String, Evaluator> rulesets = new HashMap<>();

  public static void main(String[] args) throws Exception {
    PrintStream answers = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
    System.setOut(System.err); // the engine's own chatter must not reach the protocol
    BufferedReader requests = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    StorageRulesRuntime runtime = new StorageRulesRuntime();

    JsonObject ready = answer(-1);
    ready.addProperty("action", "ready");
    answers.println(ready);
    for (String line = requests.readLine(); line != null; line = requests.readLine()) {
      if (!line.isBlank()) answers.println(runtime.handle(JsonParser.parseString(line).getAsJsonObject()));
    }
  }

  private JsonObject handle(JsonObject request) {
    JsonObject answer = answer(request.get("id").getAsInt());
    JsonObject context = request.getAsJsonObject("context");
    String action = request.get("action").getAsString();
    if (action.equals("load_ruleset")) loadRuleset(context, answer);
    else if (action.equals("verify")) verify(context, answer);
    else answer.getAsJsonArray("errors").add("Unknown action: " + action);
    return answer;
  }

  private void loadRuleset(JsonObject context, JsonObject answer) {
    Source.Builder source = Source.newBuilder();
    for (JsonElement file : context.getAsJsonObject("source").getAsJsonArray("files")) {
      JsonObject rules = file.getAsJsonObject();
      source.addFiles(
          File.newBuilder().setName(rules.get("name").getAsString()).setContent(rules.get("content").getAsString()));
    }
    CompileResult compiled = FirebaseRulesProtoCompiler.createStandalone(LANGUAGE).compile(source.build());
    for (Issue issue : compiled.getIssues()) {
      String where = issue.getSourcePosition().getFileName() + ":" + issue.getSourcePosition().getLine();
      boolean error = issue.getSeverity() == Issue.Severity.ERROR;
      answer.getAsJsonArray(error ? "errors" : "warnings").add(issue.getDescription() + " (" + where + ")");
    }
    if (compiled.hasCompilationError() || !answer.getAsJsonArray("errors").isEmpty()) return;

    rulesets.put(context.get("rulesetName").getAsString(), new DefaultEvaluator(compiled.getRulesetAst()));
    answer.getAsJsonObject("result").addProperty("rulesVersion", compiled.getRulesetAst().getVersionValue());
  }

  private void verify(JsonObject context, JsonObject answer) {
    boolean permit = false;
    try {
      Evaluator ruleset = rulesets.get(context.get("rulesetName").getAsString());
      permit = ruleset.evaluate(new Request(context)).get().permit();
    } catch (Exception failure) {
      Throwable reason = failure.getCause() == null ? failure : failure.getCause();
      answer.getAsJsonArray("warnings").add(String.valueOf(reason.getMessage()));
    }
    answer.getAsJsonObject("result").addProperty("permit", permit);
  }

  private static JsonObject answer(int id) {
    JsonObject answer = new JsonObject();
    answer.addProperty("id", id);
    answer.addProperty("status", "ok");
    answer.add("result", new JsonObject());
    answer.add("errors", new JsonArray());
    answer.add("warnings", new JsonArray());
    return answer;
  }

  /** What firebase-tools asks about, in the engine's own types. */
  private static final class Request implements Evaluator.Context {
    private final String service;
    private final String method;
    private final ExpressionPathValue path;
    private final ImmutableMap<String, Supplier<ListenableFuture<ExpressionValue>>> variables;

    Request(JsonObject context) throws Exception {
      service = context.get("service").getAsString();
      method = context.get("method").getAsString();
      ExpressionPathValue.Builder segments = ExpressionPathValue.newBuilder();
      for (String segment : context.get("path").getAsString().split("/")) {
        if (!segment.isEmpty()) segments.addSegments(ExpressionPathSegmentValue.newBuilder().setSimple(segment));
      }
      path = segments.build();
      ImmutableMap.Builder<String, Supplier<ListenableFuture<ExpressionValue>>> values = ImmutableMap.builder();
      for (Map.Entry<String, JsonElement> variable : context.getAsJsonObject("variables").entrySet()) {
        ExpressionValue.Builder value = ExpressionValue.newBuilder();
        JsonFormat.parser().ignoringUnknownFields().merge(variable.getValue().toString(), value);
        ListenableFuture<ExpressionValue> known = Futures.immediateFuture(value.build());
        values.put(variable.getKey(), () -> known);
      }
      variables = values.build();
    }

    @Override
    public String service() {
      return service;
    }

    @Override
    public String method() {
      return method;
    }

    @Override
    public ExpressionPathValue path() {
      return path;
    }

    @Override
    public ImmutableMap<String, Supplier<ListenableFuture<ExpressionValue>>> variables() {
      return variables;
    }

    @Override
    public ImmutableMap<String, AsyncRuntimeFunction> functions() {
      return ImmutableMap.of();
    }
  }
}
